"""Measures the gallery beside other viewers and beside the least that any viewer can do."""
