#ifndef PIXEL_MEMORY_H
#define PIXEL_MEMORY_H

/// Makes memory that held a picture go back to the system as soon as it is freed, in this process.
///
/// The C library begins like that, but after the first such block it keeps blocks of that size among
/// the small ones, where one small block behind them holds them fast.
void pixel_memory_goes_back_when_freed(void);

#endif
