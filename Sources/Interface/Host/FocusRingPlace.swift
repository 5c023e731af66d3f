/// Where the ring round a view with the keyboard focus lies.
nonisolated public enum FocusRingPlace: Sendable, Hashable {
  /// Round the view, in the accent colour.
  case outside
  /// Inside the view, to be seen on any colour: for views that fill the area that they are seen in.
  case inside
}

extension EnvironmentValues {
  private enum FocusRingPlaceKey: EnvironmentKey {
    static let defaultValue = FocusRingPlace.outside
  }

  /// Where focus rings lie, but for views that say so themselves.
  public var focusRingPlace: FocusRingPlace {
    get { self[FocusRingPlaceKey.self] }
    set { self[FocusRingPlaceKey.self] = newValue }
  }
}
