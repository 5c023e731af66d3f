#ifndef FAKEPAD_H
#define FAKEPAD_H

// The device node that does not exist; pad.umockdev names it too.
#define PAD_NODE "/dev/input/event12"

// Answers an ioctl as the touchpad; like that, -1 with errno for what it cannot answer.
int fakepad_answer(unsigned long request, void *answer);

#endif
