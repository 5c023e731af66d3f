/// The part of the budget that the wanted pictures have taken, in the order of their ranks.
struct ClaimedMemory {
  private(set) var left: Int
  private var textures: Set<ObjectIdentifier> = []
  private var arrivals: Set<ObjectIdentifier> = []
  private var requests: Set<PictureRequest> = []

  init(budget: Int) { left = budget }

  mutating func take(_ texture: ResidentPicture) {
    if textures.insert(ObjectIdentifier(texture)).inserted { left -= texture.byteCount }
  }

  mutating func take(_ arrival: PictureArrival) {
    if arrivals.insert(ObjectIdentifier(arrival)).inserted { left -= arrival.byteCount }
  }

  /// Takes what a decode will need; false when that is more than is left.
  mutating func take(_ size: PixelSize, of request: PictureRequest) -> Bool {
    guard size.byteCount <= left else { return false }
    if requests.insert(request).inserted { left -= size.byteCount }
    return true
  }
}
