"""What the tests share: a desktop, pictures, the compiled injector, a folder for their files."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "out"
sys.path.insert(0, str(HERE.parents[1] / "Scripts"))

from desktop import Session
from desktop.gallery import BINARY

import photos


class Room:
    """Made once for a run of tests; everything in it ends with the `with` block."""

    def __enter__(self):
        self._folder = Path(tempfile.mkdtemp(prefix="gallery-tests-"))
        self.failure = self._folder / "failure.png"
        self.injector = self._folder / "inject.so"
        compiler = shutil.which("cc") or shutil.which("clang") or "cc"
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", self.injector,
             HERE / "inject.c"], check=True)
        self.six = photos.folder(self._folder / "six", 6)
        self.forty = photos.folder(self._folder / "forty", 40)
        self.session = Session(size=(1600, 1100), managed=True)
        self.session.__enter__()
        self.display = self.session.display
        return self

    def __exit__(self, *problem):
        self.session.__exit__(*problem)
        shutil.rmtree(self._folder)

    def fresh_folder(self):
        """An empty folder of the caller's own."""
        return Path(tempfile.mkdtemp(dir=self._folder))

    def keep_failure(self, name):
        """Moves the picture of a failure out of the room, if there is one; returns its path."""
        if not self.failure.exists():
            return None
        OUT.mkdir(exist_ok=True)
        return shutil.move(self.failure, OUT / f"failed-{name}.png")

    def run(self, *arguments, display=True, stdin="", **environment):
        """Runs the gallery to its own end; returns the finished process."""
        variables = self.session.environment(**environment)
        if not display:
            del variables["DISPLAY"]
        return subprocess.run(
            [BINARY, *map(str, arguments)], env=variables, input=stdin, capture_output=True,
            text=True, timeout=20)
