/* The least that a pager on SDL can do: two ready pictures slide past, and nothing else.

   usage: floor FRAMES WIDTH HEIGHT
   Prints the milliseconds of processor time of each frame, one a line. */
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double processor(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static SDL_Texture *page(SDL_Renderer *renderer, int width, int height, unsigned color) {
  SDL_Surface *surface =
      SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
  SDL_FillRect(surface, NULL, color);
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
  SDL_FreeSurface(surface);
  return texture;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  int frames = atoi(arguments[1]), width = atoi(arguments[2]), height = atoi(arguments[3]);
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO)) return 1;
  SDL_Window *window = SDL_CreateWindow("floor", 0, 0, width, height, SDL_WINDOW_BORDERLESS);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  SDL_RenderSetVSync(renderer, 1);
  SDL_Texture *pages[] = {
      page(renderer, width, height, 0x996633), page(renderer, width, height, 0x336699)};
  for (int frame = -30; frame < frames; frame++) {
    SDL_PumpEvents();
    double start = processor();
    SDL_RenderClear(renderer);
    for (int i = 0; i < 2; i++) {
      SDL_Rect target = {i * (width + 20) - (frame + 30) % 100 * width / 100, 0, width, height};
      SDL_RenderCopy(renderer, pages[i], NULL, &target);
    }
    SDL_RenderPresent(renderer);
    if (frame >= 0) printf("%f\n", processor() - start);
  }
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
