public import Graphics

extension Point: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: Animatable {
  /// Both extents.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Vector: Animatable {
  /// Both parts.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(dx, dy) }
    set { self = Vector(dx: newValue.first, dy: newValue.second) }
  }
}

extension Rect: Animatable {
  /// The corner and the extents.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  /// The four distances: top and bottom, leading and trailing.
  public var animatableData: AnimatablePair<Point.AnimatableData, Point.AnimatableData> {
    get { AnimatablePair(AnimatablePair(top, bottom), AnimatablePair(leading, trailing)) }
    set {
      self = EdgeInsets(
        top: newValue.first.first, leading: newValue.second.first,
        bottom: newValue.first.second, trailing: newValue.second.second)
    }
  }
}

extension Color: Animatable {
  /// The three parts multiplied by the opacity, and the opacity.
  ///
  /// Colours are mixed by what they add to a picture, so that a fade from clear never shows the
  /// colour that the clear one happens to name.
  public var animatableData: AnimatablePair<Point.AnimatableData, Point.AnimatableData> {
    get {
      AnimatablePair(
        AnimatablePair(red * alpha, green * alpha), AnimatablePair(blue * alpha, alpha))
    }
    set {
      let opacity = newValue.second.second
      let factor = opacity > 0 ? 1 / opacity : 0
      self = Color(
        red: newValue.first.first * factor, green: newValue.first.second * factor,
        blue: newValue.second.first * factor, opacity: opacity)
    }
  }
}
