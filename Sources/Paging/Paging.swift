// One import line for users of the library: everything public in these modules is theirs.
@_exported public import Graphics
@_exported public import Interface
