extension RandomAccessCollection {
  /// The element at a distance from the start, whatever the collection's indices are.
  public func element(at distance: Int) -> Element {
    self[index(startIndex, offsetBy: distance)]
  }
}
