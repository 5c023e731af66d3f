"""An X display as a person has it: keys, buttons and a pointer to use, titles and pixels to see.

Input goes through the XTEST extension, so programs cannot tell it from real devices.
"""

import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p


class _Image(Structure):
    """The first fields of Xlib's XImage."""

    _fields_ = [
        ("width", c_int), ("height", c_int), ("xoffset", c_int), ("format", c_int),
        ("data", c_void_p), ("byte_order", c_int), ("bitmap_unit", c_int),
        ("bitmap_bit_order", c_int), ("bitmap_pad", c_int), ("depth", c_int),
        ("bytes_per_line", c_int), ("bits_per_pixel", c_int),
    ]


_x = ctypes.CDLL("libX11.so.6")
_test = ctypes.CDLL("libXtst.so.6")
_x.XOpenDisplay.restype = c_void_p
_x.XDefaultRootWindow.argtypes = [c_void_p]
_x.XDefaultRootWindow.restype = c_ulong
_x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
_x.XInternAtom.restype = c_ulong
_x.XStringToKeysym.argtypes = [c_char_p]
_x.XStringToKeysym.restype = c_ulong
_x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
_x.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
_x.XGetImage.restype = POINTER(_Image)
_x.XFree.argtypes = [c_void_p]

_ANY_TYPE, _Z_PIXMAP, _ALL_PLANES = 0, 2, 2**32 - 1
# A window may close while it is asked for its title: such errors mean "not there", no more.
_ERROR_HANDLER = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda display, error: 0)
_x.XSetErrorHandler(_ERROR_HANDLER)


class Display:
    """A connection to the X display `name`, such as ":7"."""

    def __init__(self, name):
        self._display = c_void_p(_x.XOpenDisplay(name.encode()))
        if not self._display:
            raise OSError(f"no X display {name}")
        self.root = _x.XDefaultRootWindow(self._display)

    def close(self):
        _x.XCloseDisplay(self._display)

    # What a hand does. Each call returns when the server has taken the input.

    def key(self, name, down=None):
        """Presses and releases the key of an X keysym name; `down` does one of the two."""
        code = _x.XKeysymToKeycode(self._display, _x.XStringToKeysym(name.encode()))
        if not code:
            raise ValueError(f"no key {name}")
        for state in (1, 0) if down is None else (int(down),):
            _test.XTestFakeKeyEvent(self._display, c_uint(code), state, c_ulong(0))
        self.sync()

    def button(self, number, down=None):
        """Clicks a mouse button; `down` presses or releases it only."""
        for state in (1, 0) if down is None else (int(down),):
            _test.XTestFakeButtonEvent(self._display, c_uint(number), state, c_ulong(0))
        self.sync()

    def move(self, x, y):
        """Moves the pointer to a place on the screen."""
        _test.XTestFakeMotionEvent(self._display, -1, round(x), round(y), c_ulong(0))
        self.sync()

    def sync(self):
        _x.XSync(self._display, 0)

    # What an eye sees.

    def pixels(self, x, y, width, height):
        """The rows of a part of the screen, as bytes of B, G, R and one unused."""
        image = _x.XGetImage(
            self._display, c_ulong(self.root), x, y, width, height, _ALL_PLANES, _Z_PIXMAP)
        if not image:
            raise ValueError(f"{width}x{height}+{x}+{y} is not on the screen")
        try:
            stride = image.contents.bytes_per_line
            data = ctypes.string_at(image.contents.data, stride * height)
            return [data[row * stride:row * stride + 4 * width] for row in range(height)]
        finally:
            _x.XDestroyImage(image)

    def size(self):
        """The width and height of the screen."""
        return self.frame(self.root)[2:]

    # Windows.

    def window(self, process):
        """The window of the process with that number, or None while it has none on the screen."""
        return next((w for w in self._tree(self.root)
                     if self.number(w, "_NET_WM_PID") == process and self._is_visible(w)), None)

    def frame(self, window):
        """Where a window's content is on the screen: x, y, width, height."""
        root, child = c_ulong(), c_ulong()
        x, y, width, height, border, depth = c_int(), c_int(), c_uint(), c_uint(), c_uint(), c_uint()
        _x.XGetGeometry(
            self._display, c_ulong(window), byref(root), byref(x), byref(y), byref(width),
            byref(height), byref(border), byref(depth))
        _x.XTranslateCoordinates(
            self._display, c_ulong(window), c_ulong(self.root), 0, 0, byref(x), byref(y),
            byref(child))
        return x.value, y.value, width.value, height.value

    def resize(self, window, width, height):
        """Asks the window manager for another size."""
        _x.XResizeWindow(self._display, c_ulong(window), width, height)
        self.sync()

    def iconify(self, window):
        """Asks the window manager to put a window away."""
        _x.XIconifyWindow(self._display, c_ulong(window), 0)
        self.sync()

    def map(self, window):
        """Brings a window back that was put away."""
        _x.XMapWindow(self._display, c_ulong(window))
        self.sync()

    def title(self, window):
        """A window's title, or None."""
        data = self._property(window, "_NET_WM_NAME")
        return data.decode(errors="replace") if data else None

    def classes(self, window):
        """The instance and class names of a window."""
        return [part.decode() for part in self._property(window, "WM_CLASS").split(b"\0") if part]

    def number(self, window, name):
        """A property that is one number, or None."""
        data = self._property(window, name)
        return int.from_bytes(data[:8], "little") if data else None

    def _property(self, window, name):
        atom = _x.XInternAtom(self._display, name.encode(), 0)
        kind, format, count, rest, data = c_ulong(), c_int(), c_ulong(), c_ulong(), c_void_p()
        _x.XGetWindowProperty(
            self._display, c_ulong(window), c_ulong(atom), c_ulong(0), c_ulong(1024), 0,
            c_ulong(_ANY_TYPE), byref(kind), byref(format), byref(count), byref(rest),
            byref(data))
        if not data:
            return b""
        # Xlib hands out 32-bit items as C longs.
        item = {8: 1, 16: 2, 32: 8}.get(format.value, 0)
        try:
            return ctypes.string_at(data, count.value * item)
        finally:
            _x.XFree(data)

    def _tree(self, window):
        root, parent, children, count = c_ulong(), c_ulong(), POINTER(c_ulong)(), c_uint()
        yield window
        if not _x.XQueryTree(
                self._display, c_ulong(window), byref(root), byref(parent), byref(children),
                byref(count)):
            return
        below = children[:count.value]
        if count.value:
            _x.XFree(children)
        for child in below:
            yield from self._tree(child)

    def _is_visible(self, window):
        # Every field of XWindowAttributes before map_state, which is at byte 92; 136 bytes in all.
        attributes = ctypes.create_string_buffer(256)
        if not _x.XGetWindowAttributes(self._display, c_ulong(window), attributes):
            return False
        return int.from_bytes(attributes.raw[92:96], "little") == 2
