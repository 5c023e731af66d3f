"""X displays. Input goes through the XTEST extension, so programs cannot tell it from devices."""

import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p

from .display import Display


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


class X11Display(Display):
    """A display whose server is an X server, with a window manager where one is wanted."""

    _display = None

    def __init__(self, size=(1280, 800), managed=False):
        super().__init__(size)
        self._managed = managed

    def _serve(self, command, **options):
        """Starts an X server on a number that is free, and connects to it."""
        number = self._servers.folder / "number"
        with open(number, "w") as output:
            self._servers.start([*command, "-displayfd", "1"], stdout=output, **options)
        self._servers.wait_for("the X server", lambda: number.read_text().endswith("\n"))
        self.name = ":" + number.read_text().split()[-1]
        self._display = c_void_p(_x.XOpenDisplay(self.name.encode()))
        if not self._display:
            raise OSError(f"no X display {self.name}")
        self.root = _x.XDefaultRootWindow(self._display)
        if self._managed:
            self._manage()

    def _manage(self):
        # A window that opens while openbox starts may never be shown: wait for its own word.
        ready = self._servers.folder / "ready"
        self._servers.start(
            ["openbox", "--sm-disable", "--startup", f"touch {ready}"], env=self.environment())
        self._servers.wait_for("the window manager", ready.exists)

    def _disconnect(self):
        if self._display:
            _x.XCloseDisplay(self._display)
        self._display = None

    def _address(self):
        return {"DISPLAY": self.name}

    def key(self, name, down=None):
        code = _x.XKeysymToKeycode(self._display, _x.XStringToKeysym(name.encode()))
        if not code:
            raise ValueError(f"no key {name}")
        for state in (1, 0) if down is None else (int(down),):
            _test.XTestFakeKeyEvent(self._display, c_uint(code), state, c_ulong(0))
        self.sync()

    def button(self, number, down=None):
        for state in (1, 0) if down is None else (int(down),):
            _test.XTestFakeButtonEvent(self._display, c_uint(number), state, c_ulong(0))
        self.sync()

    def move(self, x, y):
        _test.XTestFakeMotionEvent(self._display, -1, round(x), round(y), c_ulong(0))
        self.sync()

    def sync(self):
        _x.XSync(self._display, 0)

    def pixels(self, x, y, width, height):
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

    def window(self, process):
        return next((w for w in self._tree(self.root)
                     if self.number(w, "_NET_WM_PID") == process and self._is_visible(w)), None)

    def frame(self, window):
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
        _x.XResizeWindow(self._display, c_ulong(window), width, height)
        self.sync()

    def put_away(self, window):
        _x.XIconifyWindow(self._display, c_ulong(window), 0)
        self.sync()

    def bring_back(self, window):
        _x.XMapWindow(self._display, c_ulong(window))
        self.sync()

    def title(self, window):
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
