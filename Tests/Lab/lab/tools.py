"""The lab's helpers in C, compiled into the build folder when they are older than their sources."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .project import BUILD

LAB = Path(__file__).resolve().parents[1]
SOURCES, PROTOCOLS = LAB / "src", LAB / "protocols"
LIBRARY = ("-shared", "-fPIC")


@dataclass(frozen=True)
class Recipe:
    """What a helper is made of: files in src, Wayland protocols, the compiler's flags."""

    sources: tuple
    flags: tuple
    protocols: tuple = ()


RECIPES = {
    # A library that checks nothing: with checks `open` would not be the one that it replaces.
    "fakepad.so": Recipe(("fakepad.c", "fakepad_device.c", "fakeseat.c"),
                         (*LIBRARY, "-U_FORTIFY_SOURCE", "-ldl")),
    "inject.so": Recipe(("inject.c",), LIBRARY),
    "pointer": Recipe(("pointer.c",), ("-lwayland-client", "-lxkbcommon", "-lm"),
                      ("wlr-virtual-pointer-unstable-v1", "virtual-keyboard-unstable-v1")),
    "events": Recipe(("events.c",), ("-lSDL2",)),
}


def tool(name):
    """The path of a helper that is up to date."""
    recipe, product = RECIPES[name], BUILD / name
    sources = [SOURCES / source for source in recipe.sources]
    definitions = [PROTOCOLS / f"{protocol}.xml" for protocol in recipe.protocols]
    newest = max(path.stat().st_mtime for path in (*sources, *definitions, Path(__file__)))
    if not product.exists() or product.stat().st_mtime < newest:
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="make-", dir=BUILD) as folder:
            sources += [_code(definition, folder) for definition in definitions]
            compiler = shutil.which("cc") or shutil.which("clang") or "cc"
            made = Path(folder, name)
            subprocess.run(
                [compiler, "-O1", "-Wall", "-Werror", f"-I{folder}", "-o", made, *sources,
                 *recipe.flags], check=True)
            # In one step: another run may be using the old one, or making the same.
            os.replace(made, product)
    return product


def _code(definition, folder):
    """Writes the header and the code of a Wayland protocol; returns the code's path."""
    header = Path(folder, f"{definition.stem}.h")
    for kind, path in (("client-header", header), ("private-code", header.with_suffix(".c"))):
        subprocess.run(["wayland-scanner", kind, definition, path], check=True)
    return header.with_suffix(".c")
