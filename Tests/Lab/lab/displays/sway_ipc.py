"""Questions to sway, in i3's protocol."""

import json
import socket
import struct

COMMAND, TREE, OUTPUTS, INPUTS = 0, 4, 3, 100
_HEADER = struct.Struct("=6sII")


def ask(path, question, text=""):
    """Sway's answer, from the socket at `path`."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as sway:
        sway.settimeout(5)
        sway.connect(str(path))
        sway.sendall(_HEADER.pack(b"i3-ipc", len(text.encode()), question) + text.encode())
        answer = sway.makefile("rb")
        header = answer.read(_HEADER.size)
        if len(header) < _HEADER.size:
            raise ConnectionError("sway ended")
        _, length, _ = _HEADER.unpack(header)
        return json.loads(answer.read(length))
