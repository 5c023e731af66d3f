public import Observation

/// A class whose `@Published` properties are watched, as SwiftUI's models before `@Observable` are
/// written.
///
/// ```swift
/// final class Album: ObservableObject {
///   @Published var title = "Summer"
/// }
/// ```
/// It is one more way to write an `Observable` class: a body runs again when a published property
/// that it has read is about to change, whoever holds the object. There is no publisher; what else
/// has to follow a property does so in `onChange(of:)`.
public protocol ObservableObject: AnyObject, Observable {}
