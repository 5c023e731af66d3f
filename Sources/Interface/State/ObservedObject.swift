/// An object of a model that a view is given: `@ObservedObject var album: Album`.
///
/// Every observable object is followed where a body reads it; the wrapper adds the bindings to its
/// properties, `$album.title`, and that is what `Bindable` is.
public typealias ObservedObject = Bindable
