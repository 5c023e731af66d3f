import Glibc
import Graphics
import Synchronization

@testable import Pictures

/// A decoder of made-up pictures, whose files' paths say how large they are: `a-400x300`.
///
/// Decodes are logged in the order in which they start. While the gate is closed they wait, and
/// look at their cancellation.
nonisolated final class FakeDecoder: Decoder {
  private struct State {
    var started: [DecodeRequest] = []
    var cancelled: [DecodeRequest] = []
    var failures: [String: DecodeError] = [:]
    var stamps: [String: FileStamp] = [:]
    var isOpen = true
    var steps: [String: Int] = [:]
  }

  private let state = Mutex(State())

  var started: [DecodeRequest] { state.withLock { $0.started } }
  var startedPaths: [String] { started.map(\.picture.file.path) }
  var cancelled: [DecodeRequest] { state.withLock { $0.cancelled } }
  var isOpen: Bool {
    get { state.withLock { $0.isOpen } }
    set { state.withLock { $0.isOpen = newValue } }
  }

  /// How far the decode of a path has come while the gate is closed.
  func steps(_ path: String) -> Int { state.withLock { $0.steps[path] ?? 0 } }

  /// Makes the decodes of a path fail, or succeed again with nil.
  func fail(_ path: String, with error: DecodeError?) {
    state.withLock { $0.failures[path] = error }
  }

  /// Gives a path other contents.
  func change(_ path: String) {
    state.withLock { state in
      let size = state.stamps[path, default: .missing].size + 1
      state.stamps[path] = FileStamp(size: size, inode: 1, changed: 1)
    }
  }

  func stamp(of file: PictureFile) -> FileStamp {
    state.withLock { $0.stamps[file.path] ?? .missing }
  }

  static func size(of file: PictureFile) -> PixelSize {
    let sides = file.path.split(separator: "-").last?.split(separator: "x").compactMap { Int($0) }
    guard let sides, sides.count == 2 else { return PixelSize(width: 40, height: 30) }
    return PixelSize(width: sides[0], height: sides[1])
  }

  func probe(
    _ file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> PictureInfo {
    PictureInfo(size: Self.size(of: file), format: .jpeg)
  }

  func decode(
    _ request: DecodeRequest, cancellation: Cancellation, preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    state.withLock { $0.started.append(request) }
    let source = Self.size(of: request.picture.file)
    if request.wantsPreview && request.picture.file.path.contains("slow") {
      try preview(picture(PixelSize(width: 4, height: 3), source: source))
    }
    while !isOpen {
      if cancellation.isCancelled {
        state.withLock { $0.cancelled.append(request) }
        throw .cancelled
      }
      state.withLock { $0.steps[request.picture.file.path, default: 0] += 1 }
      sched_yield()
    }
    if let error = state.withLock({ $0.failures[request.picture.file.path] }) { throw error }
    return try picture(request.outputSize(of: source), source: source)
  }

  private func picture(
    _ size: PixelSize, source: PixelSize
  ) throws(DecodeError) -> DecodedPicture {
    let bitmap = Bitmap(width: size.width, height: size.height, isOpaque: true) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0x80)
    }
    guard let bitmap else { throw .outOfMemory }
    return DecodedPicture(bitmap: bitmap, info: PictureInfo(size: source, format: .jpeg))
  }
}
