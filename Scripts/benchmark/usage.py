"""What a program and everything it started use, from /proc."""

import os
from dataclasses import dataclass
from pathlib import Path

TICK = 1000 / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Usage:
    """Processor time in ms, proportional and peak memory in MB, context switches so far."""

    processor: float
    memory: float
    peak: float
    switches: int


def usage(session):
    """The sum over all processes of a session, which is named by its first process."""
    processor = memory = peak = switches = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) != session:
                continue
            processor += TICK * (int(fields[11]) + int(fields[12]))
            memory += _field(process / "smaps_rollup", "Pss") / 1024
            peak += _field(process / "status", "VmHWM") / 1024
            for task in (process / "task").iterdir():
                switches += _field(task / "status", "voluntary_ctxt_switches")
                switches += _field(task / "status", "nonvoluntary_ctxt_switches")
        except (FileNotFoundError, ProcessLookupError):
            continue  # It ended while it was asked.
    return Usage(processor, memory, peak, switches)


def _field(file, name):
    lines = file.read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(name + ":")), 0)
