extension Animation {
  /// The spring of the animation; for a curve a spring without bounce of the curve's duration.
  public var equivalentSpring: Spring {
    switch course {
    case .spring(let spring):
      Spring(response: spring.response / pace, dampingFraction: spring.dampingFraction)
    case .curve(_, let duration), .crossFade(let duration):
      Spring(response: duration / pace, dampingFraction: 1)
    }
  }
}
