/* fakepad.so: LD_PRELOAD a fake multitouch touchpad into a process that uses libinput
 * (sway, or Xorg with xf86-input-libinput), with no hardware and no /dev/uinput.
 *
 * The udev/sysfs half of the device comes from umockdev (pad.umockdev). This half answers for
 * the device node itself: open() of PAD_NODE connects to the unix socket $FAKEPAD_SOCKET, where
 * pad.py writes struct input_event; ioctl() and fstat() on that socket describe the touchpad.
 * It also stands in for libseat, whose noop backend never reports an active seat to wlroots 0.15.
 * The size and resolution here must agree with pad.py and pad.umockdev. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>

#define PAD_NODE "/dev/input/event12"
#define PAD_NAME "Fake I2C Touchpad"
#define RES 40               /* units per mm */
#define PAD_W (130 * RES)
#define PAD_H (80 * RES)
#define MAXFD 4096

static unsigned char ours[MAXFD];
static int is_ours(int fd) { return fd >= 0 && fd < MAXFD && ours[fd]; }

/* the next definition of a function we override, looked up once */
#define NEXT(name) \
    static __typeof__(name) *next; \
    if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int open_pad(int flags)
{
    const char *path = getenv("FAKEPAD_SOCKET");
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    if (!path) { errno = ENODEV; return -1; }
    snprintf(a.sun_path, sizeof a.sun_path, "%s", path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    if (connect(fd, (struct sockaddr *)&a, sizeof a) < 0) {
        fprintf(stderr, "fakepad: cannot connect to %s: %m\n", path);
        close(fd);
        errno = ENODEV;
        return -1;
    }
    if (flags & O_NONBLOCK) fcntl(fd, F_SETFL, O_NONBLOCK);
    if (fd < MAXFD) ours[fd] = 1;
    return fd;
}

#define OVERRIDE_OPEN(name) \
int name(const char *path, int flags, ...) \
{ \
    mode_t mode = 0; \
    NEXT(name); \
    if (!strcmp(path, PAD_NODE)) return open_pad(flags); \
    if (flags & (O_CREAT | O_TMPFILE)) { va_list ap; va_start(ap, flags); mode = va_arg(ap, mode_t); va_end(ap); } \
    return next(path, flags, mode); \
}
OVERRIDE_OPEN(open)
OVERRIDE_OPEN(open64)

int __open_2(const char *, int);
int __open64_2(const char *, int);
int __open_2(const char *p, int fl) { NEXT(__open_2); return strcmp(p, PAD_NODE) ? next(p, fl) : open_pad(fl); }
int __open64_2(const char *p, int fl) { NEXT(__open64_2); return strcmp(p, PAD_NODE) ? next(p, fl) : open_pad(fl); }

int close(int fd)
{
    NEXT(close);
    if (is_ours(fd)) ours[fd] = 0;
    return next(fd);
}

int fcntl(int fd, int cmd, ...)
{
    NEXT(fcntl);
    va_list ap;
    va_start(ap, cmd);
    void *arg = va_arg(ap, void *);
    va_end(ap);
    int r = next(fd, cmd, arg);
    if ((cmd == F_DUPFD || cmd == F_DUPFD_CLOEXEC) && r >= 0 && r < MAXFD) ours[r] = is_ours(fd);
    return r;
}

/* wlroots looks a device up by st_rdev: say 13:76, as pad.umockdev does */
int fstat(int fd, struct stat *s)
{
    NEXT(fstat);
    int r = next(fd, s);
    if (!r && is_ours(fd)) { s->st_mode = S_IFCHR | 0660; s->st_rdev = makedev(13, 76); }
    return r;
}
int fstat64(int fd, struct stat64 *s)
{
    NEXT(fstat64);
    int r = next(fd, s);
    if (!r && is_ours(fd)) { s->st_mode = S_IFCHR | 0660; s->st_rdev = makedev(13, 76); }
    return r;
}

static void bits(void *out, unsigned size, const int *list, int n)
{
    memset(out, 0, size);
    for (int i = 0; i < n; i++)
        if ((unsigned)list[i] / 8 < size) ((unsigned char *)out)[list[i] / 8] |= 1 << list[i] % 8;
}
#define BITS(...) do { const int l_[] = {__VA_ARGS__}; bits(arg, size, l_, sizeof l_ / sizeof *l_); } while (0)

static int pad_ioctl(unsigned long rq, void *arg)
{
    unsigned nr = _IOC_NR(rq), size = _IOC_SIZE(rq);
    if (rq == EVIOCGRAB || rq == EVIOCSCLOCKID || rq == EVIOCREVOKE || rq == EVIOCSMASK) return 0;
    if (rq == EVIOCGVERSION) { *(int *)arg = EV_VERSION; return 0; }
    if (rq == EVIOCGID) { *(struct input_id *)arg = (struct input_id){BUS_I2C, 0x06cb, 0xcd5f, 1}; return 0; }
    if (_IOC_DIR(rq) != _IOC_READ) { errno = EINVAL; return -1; }
    if (nr == _IOC_NR(EVIOCGNAME(0))) return snprintf(arg, size, "%s", PAD_NAME) + 1;
    if (nr == _IOC_NR(EVIOCGPHYS(0)) || nr == _IOC_NR(EVIOCGUNIQ(0))) { errno = ENOENT; return -1; }
    if (nr == _IOC_NR(EVIOCGPROP(0))) { BITS(INPUT_PROP_POINTER, INPUT_PROP_BUTTONPAD); return size; }
    if (nr == _IOC_NR(EVIOCGKEY(0)) || nr == _IOC_NR(EVIOCGLED(0)) ||
        nr == _IOC_NR(EVIOCGSND(0)) || nr == _IOC_NR(EVIOCGSW(0))) { memset(arg, 0, size); return size; }
    if (nr == _IOC_NR(EVIOCGMTSLOTS(0))) {              /* no finger is down when the node is opened */
        int *v = arg;
        for (unsigned i = 1; i < size / sizeof *v; i++) v[i] = v[0] == ABS_MT_TRACKING_ID ? -1 : 0;
        return size;
    }
    if (nr == _IOC_NR(EVIOCGBIT(0, 0))) { BITS(EV_SYN, EV_KEY, EV_ABS); return size; }
    if (nr == _IOC_NR(EVIOCGBIT(EV_KEY, 0))) {
        BITS(BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP, BTN_TOOL_QUADTAP, BTN_TOOL_QUINTTAP);
        return size;
    }
    if (nr == _IOC_NR(EVIOCGBIT(EV_ABS, 0))) {
        BITS(ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID);
        return size;
    }
    if (nr > _IOC_NR(EVIOCGBIT(0, 0)) && nr < _IOC_NR(EVIOCGABS(0))) { memset(arg, 0, size); return size; }
    if (nr >= _IOC_NR(EVIOCGABS(0)) && nr <= _IOC_NR(EVIOCGABS(ABS_MAX))) {
        struct input_absinfo a = {0};
        switch (nr - _IOC_NR(EVIOCGABS(0))) {
        case ABS_X: case ABS_MT_POSITION_X: a.maximum = PAD_W; a.resolution = RES; break;
        case ABS_Y: case ABS_MT_POSITION_Y: a.maximum = PAD_H; a.resolution = RES; break;
        case ABS_MT_SLOT: a.maximum = 4; break;
        case ABS_MT_TRACKING_ID: a.maximum = 65535; break;
        default: errno = EINVAL; return -1;
        }
        memcpy(arg, &a, size < sizeof a ? size : sizeof a);
        return 0;
    }
    errno = EINVAL;
    return -1;
}

int ioctl(int fd, unsigned long rq, ...)
{
    NEXT(ioctl);
    va_list ap;
    va_start(ap, rq);
    void *arg = va_arg(ap, void *);
    va_end(ap);
    return is_ours(fd) && _IOC_TYPE(rq) == 'E' ? pad_ioctl(rq, arg) : next(fd, rq, arg);
}

/* umockdev devices have no /run/udev/data entry: say that udev has finished with them */
struct udev_device;
int udev_device_get_is_initialized(struct udev_device *);
int udev_device_get_is_initialized(struct udev_device *d) { (void)d; return 1; }

/* libseat: one seat that is active from the first dispatch on, devices opened directly */
struct libseat;
struct libseat_seat_listener {
    void (*enable_seat)(struct libseat *, void *);
    void (*disable_seat)(struct libseat *, void *);
};
static const struct libseat_seat_listener *seat_listener;
static void *seat_data;
static int seat_fd = -1, seat_enabled;
#define SEAT __attribute__((visibility("default")))
SEAT struct libseat *libseat_open_seat(const struct libseat_seat_listener *l, void *data)
{
    int p[2];
    if (pipe2(p, O_CLOEXEC | O_NONBLOCK)) return NULL;  /* never readable: nothing more ever happens */
    seat_listener = l; seat_data = data; seat_fd = p[0];
    return (struct libseat *)&seat_fd;
}
SEAT int libseat_dispatch(struct libseat *s, int timeout)
{
    (void)timeout;
    if (seat_enabled) return 0;
    seat_enabled = 1;
    seat_listener->enable_seat(s, seat_data);
    return 1;
}
SEAT int libseat_open_device(struct libseat *s, const char *path, int *fd)
{
    (void)s;
    *fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    return *fd;
}
SEAT int libseat_close_device(struct libseat *s, int id) { (void)s; (void)id; return 0; }
SEAT int libseat_disable_seat(struct libseat *s) { (void)s; return 0; }
SEAT int libseat_close_seat(struct libseat *s) { (void)s; return 0; }
SEAT int libseat_switch_session(struct libseat *s, int n) { (void)s; (void)n; return 0; }
SEAT int libseat_get_fd(struct libseat *s) { (void)s; return seat_fd; }
SEAT const char *libseat_seat_name(struct libseat *s) { (void)s; return "seat0"; }
