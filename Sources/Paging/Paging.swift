// One import line for users of the library: everything public in these modules is theirs.
@_exported public import Graphics
@_exported public import Interface
@_exported public import Motion
@_exported public import ObservableModels
@_exported public import Observation
@_exported public import Pagers
@_exported public import Pictures
@_exported public import SDLPlatform
