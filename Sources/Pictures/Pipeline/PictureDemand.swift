/// What one consumer wants, the most wanted first.
struct PictureDemand {
  let consumer: ObjectIdentifier
  var requests: [PictureRequest]
}
