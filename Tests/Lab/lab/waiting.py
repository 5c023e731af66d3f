"""Waiting for a condition, with a deadline: the only way in which these programs wait."""

import time


class TookTooLong(Exception):
    """What was waited for did not happen in time."""


def wait_for(what, condition, seconds=5.0, every=0.002):
    """Returns the first true value of `condition()`; raises TookTooLong, naming `what`."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise TookTooLong(f"waited {seconds:g} s for {what}")
        time.sleep(every)
    return value
