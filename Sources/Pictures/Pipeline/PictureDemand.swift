/// What one consumer wants, the most wanted first.
struct PictureDemand: Equatable {
  let consumer: ObjectIdentifier
  var requests: [PictureRequest]
  /// How many of them, from the first on, are on the screen.
  var visibleCount: Int
}
