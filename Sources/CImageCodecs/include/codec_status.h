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

/// A flag by which one thread stops another one that works, or makes it wait.
typedef int codec_flag;

enum { CODEC_FLAG_GO, CODEC_FLAG_STOP, CODEC_FLAG_WAIT };

/// Ends the work, for good.
void codec_flag_raise(codec_flag *flag);
/// Makes the work wait until it is resumed or ended.
void codec_flag_suspend(codec_flag *flag);
/// Lets work that waits go on.
void codec_flag_resume(codec_flag *flag);
/// Sleeps while the flag says so.
void codec_flag_wait(const codec_flag *flag);

/// Whether the work is to end; sleeps first while it is to wait. A null flag is never raised.
static inline int codec_flag_is_raised(const codec_flag *flag) {
  if (flag == 0) return 0;
  if (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == CODEC_FLAG_WAIT) codec_flag_wait(flag);
  return __atomic_load_n(flag, __ATOMIC_ACQUIRE) == CODEC_FLAG_STOP;
}

#endif
