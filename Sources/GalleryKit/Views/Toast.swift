import Paging

/// Says something in a few words at the bottom of the window, for a while.
struct Toast: PrimitiveView {
  let notice: Notice?

  func make(in context: ViewContext) -> ToastNode { ToastNode(in: context) }

  func update(_ node: ToastNode, in context: ViewContext) {
    node.updateContent(
      ToastLabel(text: notice?.text ?? ""), in: context)
    node.show(notice)
  }
}

/// What a toast looks like: the same in dark and light windows.
private struct ToastLabel: View {
  let text: String

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "info.circle").font(.system(size: 18))
      Text(text).lineLimit(1)
    }
    .foregroundColor(.white)
    .padding(.horizontal, 18)
    .frame(height: 48)
    .background(
      RoundedRectangle(cornerRadius: 24).fill(Color(hex: 0x26292F))
        .shadow(color: Color(white: 0, opacity: 0.5), radius: 24, y: 8)
    )
    .padding(EdgeInsets(leading: 16, bottom: 60, trailing: 16))
  }
}

/// The node of a toast; it lets clicks through.
final class ToastNode: ContentNode {
  private var notice: Notice?
  private var presence = Animated(0.0)
  private var rise = Animated(0.0)
  /// When it has been read.
  private var end = Seconds.infinity

  /// How long it stays.
  private static let dwell: Seconds = 5
  /// How far below its place it comes from, in points.
  private static let distance = 24.0

  init(in context: ViewContext) { super.init(alignment: .bottom, in: context) }

  func show(_ notice: Notice?) {
    guard notice != self.notice else { return }
    self.notice = notice
    let isStill = environment.accessibilityReduceMotion
    presence.set(1, with: .easeOut(duration: 0.12), at: host.now)
    rise = Animated(isStill ? 0 : Self.distance)
    rise.set(0, with: .spring(.toast), at: host.now)
    end = host.now + Self.dwell
    host.wake(self, at: end)
    host.animate(self)
  }

  override func advance(to now: Seconds) -> Bool {
    if now >= end {
      end = .infinity
      presence.set(0, with: .easeIn(duration: 0.18), at: now)
    }
    return presence.isMoving(at: now) || rise.isMoving(at: now)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: super.sizeThatFits(proposal))
  }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: presence.value(at: host.now)) { canvas in
      canvas.translated(by: Vector(dy: rise.value(at: host.now))) { drawItems(into: &$0) }
    }
  }

  override var hitItems: [(item: Node, place: Transform)] { [] }
}
