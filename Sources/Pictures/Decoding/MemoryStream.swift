internal import CSDL2

/// Bytes in memory as SDL reads them; a cancelled stream looks like one that has ended.
nonisolated final class MemoryStream {
  fileprivate let bytes: UnsafeRawBufferPointer
  fileprivate let cancellation: Cancellation
  fileprivate var position = 0

  /// Starts at the first byte; the bytes must outlive the stream.
  init(_ bytes: UnsafeRawBufferPointer, cancellation: Cancellation) {
    self.bytes = bytes
    self.cancellation = cancellation
  }

  /// Makes SDL's side of the stream, or returns nil when there is not enough memory.
  ///
  /// The stream must outlive it: call `close` with it at the end.
  func open() -> UnsafeMutablePointer<SDL_RWops>? {
    guard let source = SDL_AllocRW() else { return nil }
    source.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(self).toOpaque()
    source.pointee.size = streamSize
    source.pointee.seek = streamSeek
    source.pointee.read = streamRead
    source.pointee.write = nil
    source.pointee.close = streamClose
    return source
  }

  /// Gives SDL's side of the stream back.
  func close(_ source: UnsafeMutablePointer<SDL_RWops>) {
    withExtendedLifetime(self) { SDL_FreeRW(source) }
  }

  fileprivate func read(into memory: UnsafeMutableRawPointer, count: Int) -> Int {
    guard !cancellation.isCancelled, count > 0 else { return 0 }
    let available = min(count, bytes.count - position)
    guard available > 0, let start = bytes.baseAddress else { return 0 }
    memory.copyMemory(from: start + position, byteCount: available)
    position += available
    return available
  }

  fileprivate func seek(by offset: Int64, from origin: Int32) -> Int64 {
    let base: Int64 =
      switch origin {
      case RW_SEEK_SET: 0
      case RW_SEEK_CUR: Int64(position)
      default: Int64(bytes.count)
      }
    let (target, overflow) = base.addingReportingOverflow(offset)
    guard !overflow, !cancellation.isCancelled else { return -1 }
    position = Int(min(max(target, 0), Int64(bytes.count)))
    return Int64(position)
  }
}

nonisolated private func stream(of source: UnsafeMutablePointer<SDL_RWops>?) -> MemoryStream? {
  guard let pointer = source?.pointee.hidden.unknown.data1 else { return nil }
  return Unmanaged<MemoryStream>.fromOpaque(pointer).takeUnretainedValue()
}

nonisolated private func streamSize(_ source: UnsafeMutablePointer<SDL_RWops>?) -> Int64 {
  Int64(stream(of: source)?.bytes.count ?? -1)
}

nonisolated private func streamSeek(
  _ source: UnsafeMutablePointer<SDL_RWops>?, _ offset: Int64, _ origin: Int32
) -> Int64 {
  stream(of: source)?.seek(by: offset, from: origin) ?? -1
}

nonisolated private func streamRead(
  _ source: UnsafeMutablePointer<SDL_RWops>?, _ memory: UnsafeMutableRawPointer?, _ size: Int,
  _ count: Int
) -> Int {
  guard let stream = stream(of: source), let memory, size > 0 else { return 0 }
  let (total, overflow) = size.multipliedReportingOverflow(by: count)
  return overflow ? 0 : stream.read(into: memory, count: total) / size
}

nonisolated private func streamClose(_ source: UnsafeMutablePointer<SDL_RWops>?) -> Int32 { 0 }
