"""The lab's helpers in C, compiled into the build folder when they are older than their sources."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .project import BUILD

LAB = Path(__file__).resolve().parents[1]
SOURCES, PROTOCOLS = LAB / "src", LAB / "protocols"
LIBRARY = ["-shared", "-fPIC"]
# What each is made of besides its source: Wayland protocols, flags.
TOOLS = {
    # A library that fortifies nothing: its own `open` must stay the plain one.
    "fakepad.so": ([], [*LIBRARY, "-U_FORTIFY_SOURCE", "-ldl"]),
    "inject.so": ([], LIBRARY),
    "pointer": (["wlr-virtual-pointer-unstable-v1", "virtual-keyboard-unstable-v1"],
                ["-lwayland-client", "-lxkbcommon", "-lm"]),
    "events": ([], ["-lSDL2"]),
}


def tool(name):
    """The path of a helper that is up to date."""
    protocols, flags = TOOLS[name]
    source, product = SOURCES / f"{name.partition('.')[0]}.c", BUILD / name
    definitions = [PROTOCOLS / f"{protocol}.xml" for protocol in protocols]
    newest = max(path.stat().st_mtime for path in [source, *definitions])
    if not product.exists() or product.stat().st_mtime < newest:
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="make-", dir=BUILD) as folder:
            code = [part for protocol in definitions for part in _generated(protocol, folder)]
            made = Path(folder, name)
            compiler = shutil.which("cc") or shutil.which("clang") or "cc"
            subprocess.run(
                [compiler, "-O1", "-Wall", "-Werror", f"-I{folder}", "-o", made, source, *code,
                 *flags], check=True)
            # In one step: another run may be using the old one, or making the same.
            os.replace(made, product)
    return product


def _generated(definition, folder):
    """Writes the header and the code of a Wayland protocol; returns the code's path."""
    header = Path(folder, f"{definition.stem}.h")
    code = header.with_suffix(".c")
    for kind, path in (("client-header", header), ("private-code", code)):
        subprocess.run(["wayland-scanner", kind, definition, path], check=True)
    return [code]
