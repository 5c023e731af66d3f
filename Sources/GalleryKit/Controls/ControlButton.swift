import Paging

/// A round button with an icon, for use on pictures.
struct ControlButton: PrimitiveView {
  private let icon: String
  private let diameter: Double
  private let action: () -> Void

  /// Makes a button.
  /// - Parameters:
  ///   - icon: The name of the icon.
  ///   - diameter: The extent of the button in points.
  ///   - action: What the button does.
  init(_ icon: String, diameter: Double = 40, action: @escaping () -> Void) {
    self.icon = icon
    self.diameter = diameter
    self.action = action
  }

  func make(in context: ViewContext) -> ControlButtonNode { ControlButtonNode(in: context) }

  func update(_ node: ControlButtonNode, in context: ViewContext) {
    node.action = action
    node.updateContent(
      Image(systemName: icon).font(.system(size: 20)).foregroundColor(.white)
        .frame(width: diameter, height: diameter), in: context)
  }
}

/// The node of a control on a picture: its ground darkens under the pointer, and it gives way to
/// a press.
final class ControlButtonNode: ButtonNode {
  private static let ground = Color(hex: 0x121316, opacity: 0.62)
  private static let hoveredGround = Color(hex: 0x121316, opacity: 0.78)
  private var ground = Animated(ControlButtonNode.ground)
  private var scale = Animated(1.0)

  override var hasContrastRing: Bool { true }
  override var focusRadius: Double { size.height / 2 + 4 }

  override func hoverChanged(to isHovered: Bool) {
    super.hoverChanged(to: isHovered)
    ground.set(
      isHovered ? Self.hoveredGround : Self.ground, with: .linear(duration: 0.08), at: host.now)
    host.animate(self)
  }

  override func advance(to now: Seconds) -> Bool {
    ground.isMoving(at: now) || scale.isMoving(at: now)
  }

  override func draw(into canvas: inout Canvas) {
    let target = isPressed && !environment.accessibilityReduceMotion ? 0.97 : 1
    if scale.target != target {
      scale.set(target, with: .spring(.press), at: host.now)
      host.animate(self)
    }
    canvas.transformed(by: .scale(scale.value(at: host.now), about: bounds.center)) { canvas in
      canvas.add(.fill(bounds, radius: size.height / 2, ground.value(at: host.now)))
      drawItems(into: &canvas)
    }
  }
}
