internal import CSDL2
internal import Glibc

/// Tells whether OpenGL has drawn what it was asked for, where the processor does that.
///
/// A graphics processor draws beside the program; software keeps whoever presents waiting instead.
struct DrawingFence {
  private typealias Fence = @convention(c) (UInt32, UInt32) -> OpaquePointer?
  private typealias Wait = @convention(c) (OpaquePointer, UInt32, UInt64) -> UInt32
  private typealias Delete = @convention(c) (OpaquePointer) -> Void
  private typealias Name = @convention(c) (UInt32) -> UnsafePointer<CChar>?

  // OpenGL's own numbers.
  private static let renderer: UInt32 = 0x1F01
  private static let commandsComplete: UInt32 = 0x9117
  private static let timeoutExpired: UInt32 = 0x911B

  private let fence: Fence
  private let wait: Wait
  private let delete: Delete
  private var pending: OpaquePointer?

  /// Makes a fence for the current OpenGL context; nil where there is none, or none is needed.
  init?() {
    guard let name: Name = OpenGL.function("glGetString"),
      let fence: Fence = OpenGL.function("glFenceSync"),
      let wait: Wait = OpenGL.function("glClientWaitSync"),
      let delete: Delete = OpenGL.function("glDeleteSync"),
      // The functions have addresses even where the context cannot do what they are for.
      SDL_GL_ExtensionSupported("GL_ARB_sync") == SDL_TRUE,
      let renderer = name(Self.renderer),
      strstr(renderer, "llvmpipe") != nil || strstr(renderer, "softpipe") != nil
    else { return nil }
    (self.fence, self.wait, self.delete) = (fence, wait, delete)
  }

  /// Puts the fence behind all that OpenGL was asked for so far.
  mutating func set() {
    clear()
    pending = fence(Self.commandsComplete, 0)
  }

  /// Whether something before the fence is still to be drawn.
  mutating func isAhead() -> Bool {
    guard let pending, wait(pending, 0, 0) == Self.timeoutExpired else {
      clear()
      return false
    }
    return true
  }

  private mutating func clear() {
    if let pending { delete(pending) }
    pending = nil
  }
}
