"""A Wayland compositor: sway without a screen, with a touchpad behind its own libinput."""

import os
import re
import shutil
import subprocess

from ..servers import NOBODY
from ..touchpad import Touchpad
from ..virtual_pointer import VirtualPointer
from . import sway_ipc
from .display import Display

OUTPUT = "HEADLESS-1"


class Wayland(Display):
    """Sway. It tiles: a window that can be resized fills the screen."""

    def __init__(self, size=(1280, 800), hz=60, scale=1, natural=False):
        super().__init__(size)
        self._hz = hz
        self.scale = scale
        self._natural = natural

    def _start(self):
        folder = self._servers.folder
        is_root = os.geteuid() == 0
        if is_root:
            # Sway refuses to be root's.
            shutil.chown(folder, NOBODY["user"], NOBODY["group"])
        self._socket = folder / "sway.sock"
        self.touchpad = Touchpad(self._servers)
        configuration = folder / "sway.conf"
        configuration.write_text("\n".join(self._configuration()) + "\n")
        self._servers.start(
            [*self.touchpad.command, "sway", "-c", configuration],
            env=self._server_environment(), **(NOBODY if is_root else {}))
        self._servers.wait_for("sway's output", self._has_output)
        self._servers.wait_for("sway's touchpad", lambda: any(
            device["type"] == "touchpad" for device in self._ask(sway_ipc.INPUTS)))
        self._compositor = self._servers.wait_for("sway's socket", lambda: next(
            path for path in folder.iterdir() if re.fullmatch(r"wayland-\d+", path.name)))
        self.pointer = VirtualPointer(self._servers, {**os.environ, **Wayland._address(self)})
        width, height = self._size
        self.move(width // 2, height // 2)

    def _configuration(self):
        width, height = self._size
        return [
            "xwayland disable",
            f"output {OUTPUT} mode --custom {width}x{height}@{self._hz:g}Hz",
            f"output {OUTPUT} scale {self.scale:g}",
            "default_border none", "default_floating_border none", "focus_follows_mouse yes",
            "seat * hide_cursor 0", "input type:touchpad tap enabled",
            f"input type:touchpad natural_scroll {'enabled' if self._natural else 'disabled'}"]

    def _server_environment(self):
        folder = str(self._servers.folder)
        kept = {key: value for key, value in os.environ.items() if key in ("PATH", "LANG")}
        return {
            **kept, **self.touchpad.variables, "HOME": folder, "TMPDIR": folder,
            "XDG_RUNTIME_DIR": folder, "SWAYSOCK": str(self._socket),
            "WLR_BACKENDS": "headless,libinput", "WLR_HEADLESS_OUTPUTS": "1",
            "WLR_RENDERER": "pixman"}

    def _has_output(self):
        output = self._ask(sway_ipc.OUTPUTS)[0]
        mode = output["current_mode"]
        return (mode["width"], mode["height"]) == tuple(self._size) and abs(
            mode["refresh"] / 1000 - self._hz) < 0.01 and abs(output["scale"] - self.scale) < 0.01

    def _disconnect(self):
        try:
            # It ends its own Xwayland; when that is ended first it starts another.
            self._ask(sway_ipc.COMMAND, "exit")
        except OSError:
            pass

    def _address(self):
        return {"XDG_RUNTIME_DIR": str(self._servers.folder),
                "WAYLAND_DISPLAY": self._compositor.name}

    def _ask(self, question, text=""):
        return sway_ipc.ask(self._socket, question, text)

    def key(self, name, down=None):
        self.pointer.key(name, down)

    def button(self, number, down=None):
        self.pointer.button(number, down)

    def move(self, x, y):
        self.pointer.move(x, y, self._size)

    def pixels(self, x, y, width, height):
        done = subprocess.run(
            ["grim", "-t", "ppm", "-"], capture_output=True, check=True,
            env={**os.environ, **Wayland._address(self)})
        header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", done.stdout)
        stride = 3 * int(header[1])
        if x + width > int(header[1]) or y + height > int(header[2]) or min(x, y) < 0:
            raise ValueError(f"{width}x{height}+{x}+{y} is not on the screen")
        rows = []
        for row in range(y, y + height):
            begin = header.end() + row * stride + 3 * x
            colours = done.stdout[begin:begin + 3 * width]
            pixels = bytearray(4 * width)
            pixels[0::4], pixels[1::4], pixels[2::4] = colours[2::3], colours[1::3], colours[0::3]
            rows.append(bytes(pixels))
        return rows

    def window(self, process):
        return next((node["id"] for node in self._nodes()
                     if node.get("pid") == process and node.get("visible")), None)

    def frame(self, window):
        box = self._node(window)["rect"]
        return tuple(round(box[part] * self.scale) for part in ("x", "y", "width", "height"))

    def title(self, window):
        node = self._node(window)
        return node and node["name"]

    def resize(self, window, width, height):
        self._tell(window, f"floating enable, resize set {width / self.scale:g} px "
                   f"{height / self.scale:g} px")

    def put_away(self, window):
        self._tell(window, "move to workspace away")

    def bring_back(self, window):
        self._tell(window, "move to workspace 1")

    def _tell(self, window, command):
        """Commands sway to do something to a window."""
        for answer in self._ask(sway_ipc.COMMAND, f"[con_id={window}] {command}"):
            if not answer["success"]:
                raise OSError(f"sway: {answer.get('error', command)}")

    def _node(self, window):
        return next((node for node in self._nodes() if node["id"] == window), None)

    def _nodes(self):
        """Sway's tree, flat."""
        waiting = [self._ask(sway_ipc.TREE)]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node["nodes"] + node["floating_nodes"]
