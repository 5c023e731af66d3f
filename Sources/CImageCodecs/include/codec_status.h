#ifndef CODEC_STATUS_H
#define CODEC_STATUS_H

/// How a decode ended.
typedef enum codec_status {
  /// Every pixel is as the file says.
  CODEC_COMPLETE,
  /// Pixels were written, but some of the file is missing or damaged.
  CODEC_PARTIAL,
  /// Nothing of the picture could be read.
  CODEC_DAMAGED,
  /// The caller's flag was raised.
  CODEC_CANCELLED,
  /// There was not enough memory.
  CODEC_OUT_OF_MEMORY,
  /// Decoding took more time than is allowed.
  CODEC_TOO_COMPLEX,
} codec_status;

/// A flag that one thread raises and another one reads while it works.
typedef int codec_flag;

static inline void codec_flag_raise(codec_flag *flag) {
  __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
}

static inline int codec_flag_is_raised(const codec_flag *flag) {
  return flag != 0 && __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0;
}

#endif
