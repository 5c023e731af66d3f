"""Where things are in this clone."""

import os
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
OUT = PROJECT / "out"
BUILD = PROJECT / ".build/lab"
SHOWCASE = PROJECT / ".build/release/showcase"
BINARY = Path(os.environ.get("GALLERY", PROJECT / ".build/release/gallery"))
