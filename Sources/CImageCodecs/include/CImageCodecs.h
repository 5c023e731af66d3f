// Picture formats and pixel kernels in C: the only place where libjpeg's setjmp is seen.
#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include "codec_status.h"
#include "exif_reader.h"
#include "jpeg_codec.h"
#include "pixel_kernels.h"
#include "pixel_memory.h"
#include "png_codec.h"
#include "raster_codecs.h"
#include "row_reducer.h"
#include "svg_codec.h"

#endif
