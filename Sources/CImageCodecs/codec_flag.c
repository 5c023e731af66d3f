#include "codec_status.h"

#include <limits.h>
#include <linux/futex.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static void change(codec_flag *flag, int from, int to) {
  __atomic_compare_exchange_n(flag, &from, to, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

static void wake(codec_flag *flag) {
  syscall(SYS_futex, flag, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

void codec_flag_raise(codec_flag *flag) {
  __atomic_store_n(flag, CODEC_FLAG_STOP, __ATOMIC_RELEASE);
  wake(flag);
}

void codec_flag_suspend(codec_flag *flag) { change(flag, CODEC_FLAG_GO, CODEC_FLAG_WAIT); }

void codec_flag_resume(codec_flag *flag) {
  change(flag, CODEC_FLAG_WAIT, CODEC_FLAG_GO);
  wake(flag);
}

void codec_flag_wait(const codec_flag *flag) {
  while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == CODEC_FLAG_WAIT)
    syscall(SYS_futex, flag, FUTEX_WAIT_PRIVATE, CODEC_FLAG_WAIT, NULL, NULL, 0);
}
