#ifndef CDISPLAYS_REFRESH_RATE_H
#define CDISPLAYS_REFRESH_RATE_H

struct SDL_Window;

/* The frames that the display under the middle of an X11 window shows a second, as it is set now;
   0 where that is not known. SDL itself keeps the rate that it found at its start. */
double x11_refresh_rate(struct SDL_Window *window);

#endif
