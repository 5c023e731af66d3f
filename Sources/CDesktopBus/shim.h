#ifndef CDESKTOPBUS_SHIM_H
#define CDESKTOPBUS_SHIM_H
#include <systemd/sd-bus.h>
#endif
