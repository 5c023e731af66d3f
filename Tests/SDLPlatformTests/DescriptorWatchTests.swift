import CSDL2
import Glibc
import Testing

@testable import SDLPlatform

@Suite(.serialized)
struct DescriptorWatchTests {
  @Test func announcementsBecomeEvents() throws {
    try #require(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let type = SDL_RegisterEvents(1)
    let descriptors = (0..<3).map { _ in eventfd(0, Int32(EFD_CLOEXEC)) }
    let watch = DescriptorWatch(
      eventType: type, mainQueue: descriptors[0], signals: descriptors[1], stop: descriptors[2])
    let thread = try #require(watch.start())
    eventfd_write(descriptors[0], 1)
    #expect(nextReason(type) == Waker.Reason.mainQueue.rawValue)
    eventfd_write(descriptors[0], 1)
    #expect(nextReason(type) == Waker.Reason.mainQueue.rawValue)
    eventfd_write(descriptors[1], 1)
    #expect(nextReason(type) == Waker.Reason.terminate.rawValue)
    eventfd_write(descriptors[2], 1)
    #expect(pthread_join(thread, nil) == 0)
    for descriptor in descriptors { close(descriptor) }
  }

  /// The code of the next event of a type; nil if none comes within ten seconds.
  private func nextReason(_ type: UInt32) -> Int32? {
    var event = SDL_Event()
    while SDL_WaitEventTimeout(&event, 10_000) != 0 {
      if event.type == type { return event.user.code }
    }
    return nil
  }
}
