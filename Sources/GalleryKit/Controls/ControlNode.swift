import Paging

/// The node of a control: its ground answers to the pointer, and it gives way to a press.
final class ControlNode: ButtonNode {
  /// The radius of the ground's corners in points.
  var radius = 0.0
  /// Whether the control lies on a picture.
  var isOnPicture = false
  /// The colours of the ground.
  var grounds = ControlGrounds.onPicture {
    didSet { if grounds != oldValue { ground = Animated(currentGround) } }
  }
  private var ground = Animated(Color.clear)
  private var scale = Animated(1.0)

  private static let groundFade = Animation.linear(duration: 0.08)

  override var hasContrastRing: Bool { isOnPicture }
  override var focusRadius: Double { radius + 4 }

  private var currentGround: Color {
    isPressed ? grounds.pressed : isHovered && isEnabled ? grounds.hovered : grounds.normal
  }

  override func advance(to now: Seconds) -> Bool {
    ground.isMoving(at: now) || scale.isMoving(at: now)
  }

  override func draw(into canvas: inout Canvas) {
    follow()
    canvas.faded(by: isEnabled ? 1 : 0.4) { canvas in
      canvas.transformed(by: .scale(scale.value(at: host.now), about: bounds.center)) { canvas in
        canvas.add(.fill(bounds, radius: radius, ground.value(at: host.now)))
        drawItems(into: &canvas)
      }
    }
  }

  /// Sends ground and scale to where the state of the control wants them.
  private func follow() {
    ground.set(currentGround, with: Self.groundFade, at: host.now)
    let gives = isPressed && !environment.accessibilityReduceMotion
    scale.set(gives ? 0.97 : 1, with: .spring(.press), at: host.now)
    if advance(to: host.now) { host.animate(self) }
  }
}
