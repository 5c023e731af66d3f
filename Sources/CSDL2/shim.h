#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <sys/eventfd.h>

/* libdispatch's doors for foreign main loops: the descriptor that announces jobs on the main queue,
   and the call that runs them. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

/* The process's environment as a whole, which threads may read while another one takes its place. */
extern char **environ;
static inline char **current_environment(void) { return environ; }
static inline void use_environment(char **lines) {
  __atomic_store_n(&environ, lines, __ATOMIC_RELEASE);
}
#endif
