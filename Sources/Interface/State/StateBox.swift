import Observation

/// The place where a state's value lives.
final class StateBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    return stored
  }

  func set(_ new: Value) {
    if ViewComparison.areSame(stored, new) {
      stored = new
      return
    }
    registrar.withMutation(of: self, keyPath: \.value) { stored = new }
  }
}
