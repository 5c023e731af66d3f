#include "pixel_memory.h"

#include <malloc.h>

enum { LARGE = 256 << 10 };

void pixel_memory_goes_back_when_freed(void) { mallopt(M_MMAP_THRESHOLD, LARGE); }
