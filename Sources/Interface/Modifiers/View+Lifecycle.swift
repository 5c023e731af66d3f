extension View {
  /// Runs an action when the view comes into the tree.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view has left the tree.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs an action with the old and the new value whenever a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action whenever a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Gives the view an identity: with another one it is another view, with fresh state.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// Sets the title of the window.
  public func navigationTitle(_ title: String) -> some View {
    modifier(TitleModifier(title: title))
  }
}
