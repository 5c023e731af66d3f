"""Another program's drag and drop: the side that gives, as the XDND protocol has it."""

import ctypes
from ctypes import POINTER, Structure, Union, byref, c_char_p, c_int, c_long, c_ulong, c_void_p

from lab import wait_for

_x = ctypes.CDLL("libX11.so.6")
_x.XOpenDisplay.restype = c_void_p
_x.XDefaultRootWindow.argtypes = [c_void_p]
_x.XDefaultRootWindow.restype = c_ulong
_x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
_x.XInternAtom.restype = c_ulong
_x.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong] + [c_int] * 4 + [c_int] + [c_ulong] * 2
_x.XCreateSimpleWindow.restype = c_ulong
_x.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
_x.XChangeProperty.argtypes = [
    c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_char_p, c_int]
_SELECTION_REQUEST, _SELECTION_NOTIFY, _CLIENT_MESSAGE = 30, 31, 33
_VERSION = 5


class _Message(Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("window", c_ulong), ("message_type", c_ulong), ("format", c_int), ("data", c_long * 5)]


class _Request(Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong)]


class _Answer(Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong)]


class _Event(Union):
    _fields_ = [
        ("type", c_int), ("message", _Message), ("request", _Request), ("answer", _Answer),
        ("padding", c_long * 24)]


_x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(_Event)]
_x.XNextEvent.argtypes = [c_void_p, POINTER(_Event)]
for function in (_x.XPending, _x.XCloseDisplay, _x.XFlush):
    function.argtypes = [c_void_p]


class Drag:
    """A list of addresses on its way from another window."""

    def __init__(self, display, addresses):
        self._display = c_void_p(_x.XOpenDisplay(display.encode()))
        root = _x.XDefaultRootWindow(self._display)
        self._window = _x.XCreateSimpleWindow(self._display, root, 0, 0, 1, 1, 0, 0, 0)
        self._list = "".join(f"{address}\r\n" for address in addresses).encode()
        self._told = set()
        _x.XSetSelectionOwner(self._display, self._atom("XdndSelection"), self._window, 0)

    def drop(self, window, x, y):
        """Drops the list on a window at a place of the screen, and waits until it was taken."""
        self._send(window, "XdndEnter", _VERSION << 24, self._atom("text/uri-list"))
        self._send(window, "XdndPosition", 0, x << 16 | y, 0, self._atom("XdndActionCopy"))
        wait_for("the window to look at the drop", lambda: self._hears("XdndStatus"))
        self._send(window, "XdndDrop")
        wait_for("the window to take the drop", lambda: self._hears("XdndFinished"))
        _x.XCloseDisplay(self._display)

    def _atom(self, name):
        return _x.XInternAtom(self._display, name.encode(), 0)

    def _send(self, window, name, *numbers):
        event = _Event()
        event.message = _Message(
            _CLIENT_MESSAGE, 0, 1, self._display, window, self._atom(name), 32,
            (c_long * 5)(self._window, *numbers))
        _x.XSendEvent(self._display, window, 0, 0, byref(event))
        _x.XFlush(self._display)

    def _hears(self, name):
        """Whether the other side has said so; gives it the list when it asks."""
        while _x.XPending(self._display):
            event = _Event()
            _x.XNextEvent(self._display, byref(event))
            if event.type == _SELECTION_REQUEST:
                self._give(event.request)
            elif event.type == _CLIENT_MESSAGE:
                self._told.add(event.message.message_type)
        return self._atom(name) in self._told

    def _give(self, request):
        _x.XChangeProperty(
            self._display, request.requestor, request.property, request.target, 8, 0, self._list,
            len(self._list))
        event = _Event()
        event.answer = _Answer(
            _SELECTION_NOTIFY, 0, 1, self._display, request.requestor, request.selection,
            request.target, request.property, request.time)
        _x.XSendEvent(self._display, request.requestor, 0, 0, byref(event))
        _x.XFlush(self._display)
