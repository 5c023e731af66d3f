/// Several views that count as one for the code, and as several for the layout.
public struct Group<Content: View>: View {
  private let content: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: some View { content }
}
