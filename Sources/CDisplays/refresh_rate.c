#include "refresh_rate.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/extensions/Xrandr.h>

static double rate_of_mode(const XRRScreenResources *resources, RRMode id) {
  for (int index = 0; index < resources->nmode; index++) {
    const XRRModeInfo *mode = &resources->modes[index];
    double lines = mode->vTotal;
    if (mode->id != id || mode->hTotal == 0 || lines == 0) continue;
    if (mode->modeFlags & RR_DoubleScan) lines *= 2;
    if (mode->modeFlags & RR_Interlace) lines /= 2;
    return (double)mode->dotClock / (mode->hTotal * lines);
  }
  return 0;
}

static double rate_at(Display *display, XRRScreenResources *resources, int x, int y) {
  double rate = 0;
  for (int index = 0; index < resources->ncrtc && rate == 0; index++) {
    XRRCrtcInfo *crtc = XRRGetCrtcInfo(display, resources, resources->crtcs[index]);
    if (!crtc) continue;
    if (crtc->mode != None && x >= crtc->x && x < crtc->x + (int)crtc->width && y >= crtc->y &&
        y < crtc->y + (int)crtc->height)
      rate = rate_of_mode(resources, crtc->mode);
    XRRFreeCrtcInfo(crtc);
  }
  return rate;
}

double x11_refresh_rate(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  Display *display = info.info.x11.display;
  int event, error;
  if (!XRRQueryExtension(display, &event, &error)) return 0;
  int x, y, width, height;
  SDL_GetWindowPosition(window, &x, &y);
  SDL_GetWindowSize(window, &width, &height);
  XRRScreenResources *resources =
      XRRGetScreenResourcesCurrent(display, info.info.x11.window);
  if (!resources) return 0;
  double rate = rate_at(display, resources, x + width / 2, y + height / 2);
  XRRFreeScreenResources(resources);
  return rate;
}
