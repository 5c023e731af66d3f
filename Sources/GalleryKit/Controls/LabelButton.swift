import Paging

/// A button with an icon and words on it.
struct LabelButton: PrimitiveView {
  private let title: String
  private let icon: String
  private let action: () -> Void

  /// Makes a button with a title and the name of an icon.
  init(_ title: String, icon: String, action: @escaping () -> Void) {
    self.title = title
    self.icon = icon
    self.action = action
  }

  func make(in context: ViewContext) -> LabelButtonNode { LabelButtonNode(in: context) }

  func update(_ node: LabelButtonNode, in context: ViewContext) {
    let palette = Palette(context.environment.colorScheme)
    node.action = action
    node.grounds = palette.controlGrounds
    node.updateContent(
      HStack(spacing: 10) {
        Image(systemName: icon).font(.system(size: 18))
        Text(title).font(.system(size: 15, weight: .semibold)).lineLimit(1)
      }
      .foregroundColor(palette.text).padding(.horizontal, 18).frame(height: 40), in: context)
  }
}

/// The colours of a control's ground in its states.
struct ControlGrounds: Equatable {
  /// At rest.
  var normal: Color
  /// Under the pointer.
  var hovered: Color
  /// Held down.
  var pressed: Color
}

/// The node of a button with words.
final class LabelButtonNode: ButtonNode {
  var grounds = ControlGrounds(normal: .clear, hovered: .clear, pressed: .clear)

  override var focusRadius: Double { 16 }

  override func draw(into canvas: inout Canvas) {
    let ground = isPressed ? grounds.pressed : isHovered ? grounds.hovered : grounds.normal
    let scale = isPressed && !environment.accessibilityReduceMotion ? 0.97 : 1
    canvas.faded(by: isEnabled ? 1 : 0.4) { canvas in
      canvas.transformed(by: .scale(scale, about: bounds.center)) { canvas in
        canvas.add(.fill(bounds, radius: 12, ground))
        drawItems(into: &canvas)
      }
    }
  }
}
