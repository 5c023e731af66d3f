"""The processes behind a display."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from .waiting import TookTooLong, wait_for

NOBODY = {"user": "nobody", "group": "nogroup", "extra_groups": []}


class Servers:
    """Processes that end together, a folder for their files, and what they said when they fail."""

    def __init__(self):
        # A plain SIGTERM would end this program without ending what it started.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended by SIGTERM"))
        # A short path: the sockets in it may have 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="lab-", dir="/tmp"))
        self._processes = []

    def start(self, command, **options):
        """Starts a process; its output is kept in a file of the program's name."""
        name = Path(command[0]).name
        with open(self.folder / f"{name}.log", "ab") as log:
            # In a session of their own, a Ctrl-C or a timeout reaches this program alone.
            process = subprocess.Popen(command, start_new_session=True, **{
                "stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **options})
        self._processes.append((name, process))
        return process

    def wait_for(self, what, condition, seconds=15.0):
        """Waits for a condition, which may not be answerable yet; says what failed and why."""
        def holds():
            for name, process in self._processes:
                if process.poll() is not None:
                    raise OSError(f"{name} ended while {what} was waited for{self._complaints()}")
            try:
                return condition()
            except (OSError, ValueError, LookupError):
                return None

        try:
            return wait_for(what, holds, seconds, every=0.01)
        except TookTooLong as problem:
            raise OSError(f"{problem}{self._complaints()}") from None

    def end(self):
        """Ends them, the last one first, with whatever they started in turn."""
        for _, process in reversed(self._processes):
            for way, patience in ((signal.SIGTERM, 4), (signal.SIGKILL, 2)):
                _signal_group(process, way)
                try:
                    process.wait(patience)
                    break
                except subprocess.TimeoutExpired:
                    continue
            _signal_group(process, signal.SIGKILL)
        self._processes.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self):
        """Ends them at once and without a word."""
        for _, process in self._processes:
            _signal_group(process, signal.SIGKILL)
            process.wait()

    def _complaints(self):
        lines = [f"\n  {log.stem}: {line}" for log in sorted(self.folder.glob("*.log"))
                 for line in log.read_text(errors="replace").strip().splitlines()[-6:]]
        return "".join(lines)


def _signal_group(process, number):
    try:
        os.killpg(process.pid, number)
    except (ProcessLookupError, PermissionError):
        pass
