internal import Glibc

/// Ends the program with one clear line when the X server goes away or takes the window away.
///
/// Xlib ends it in any case, but with lines of its own that name requests by number.
enum DisplayLoss {
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias RefusalHandler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32

  /// Replaces Xlib's two ways to end a program; call it when SDL has opened its display.
  static func endInOneLine() {
    // SDL has loaded the library; this gives the same one again, or none on another desktop.
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return }
    install(connectionWasLost as LossHandler, as: "XSetIOErrorHandler", in: library)
    install(requestWasRefused as RefusalHandler, as: "XSetErrorHandler", in: library)
  }

  private static func install<Handler>(
    _ handler: Handler, as name: String, in library: UnsafeMutableRawPointer
  ) {
    typealias Setter = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    guard let symbol = dlsym(library, name) else { return }
    _ = unsafeBitCast(symbol, to: Setter.self)(unsafeBitCast(handler, to: UnsafeRawPointer.self))
  }
}

nonisolated private func connectionWasLost(_ display: OpaquePointer?) -> Int32 {
  Complaint.write("the connection to the desktop was lost")
  _exit(EXIT_FAILURE)
}

nonisolated private func requestWasRefused(
  _ display: OpaquePointer?, _ event: OpaquePointer?
) -> Int32 {
  Complaint.write("the desktop refused a request for the window, which may be gone")
  _exit(EXIT_FAILURE)
}
