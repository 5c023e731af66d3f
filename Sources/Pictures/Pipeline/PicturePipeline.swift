import Graphics

/// Brings picture files to the screen: decodes what is wanted now, uploads a little in each frame,
/// and forgets what nobody wants within a budget of bytes.
///
/// Consumers state *demands*; prefetching, priority, cancelling and keeping are the difference
/// between two of them. Pictures may be demanded before there is a window: decoding starts at once,
/// and the results wait for `attach(store:)`.
///
/// ```swift
/// let pipeline = PicturePipeline()
/// pipeline.onChange = { loop.wantsFrame() }
/// pipeline.setDemand([PictureRequest(file: file, target: size)], for: ObjectIdentifier(view))
/// // In each frame: upload, then draw what there is.
/// let isMorePending = pipeline.uploadPending()
/// switch pipeline[request] { … }
/// ```
@MainActor public final class PicturePipeline {
  /// The pipeline that views use unless their environment holds another one.
  public static let shared = PicturePipeline()

  /// The most memory that textures take, in bytes.
  public let budget: Int
  /// The memory that textures may take which nobody wants any more, as a part of what all that is
  /// wanted takes: they are there for who comes back.
  public let spare: Double
  /// Called when something changed that a frame would show; the next frame should call
  /// `uploadPending`.
  public var onChange: (() -> Void)?
  /// Called when an upload has changed what there is to draw, in the frame that draws it.
  var onUpload: (() -> Void)?
  /// The memory that textures take now, in bytes; never above the budget.
  public var residentBytes: Int {
    arrivals.reduce(residents.byteCount) { $0 + $1.frames.prefix($1.tiles.count).byteCount }
  }

  /// The picture views and what they want.
  private(set) lazy var images = ImageDemand(pipeline: self)

  let pool: DecodePool
  var store: (any TextureStore)?
  var storeGeneration = 0
  /// The number of calls of `uploadPending`.
  var frame = 1
  var records: [PictureFile: PictureRecord] = [:]
  /// Every whole picture that the store holds.
  var residents: [ResidentPicture] = []
  var demands: [PictureDemand] = []
  /// The places in the order of all demands that are on the screen are those below this one.
  var visibleCount = 0
  /// The memory that all that is wanted takes, or will take.
  var wantedBytes = 0
  var arrivals: [PictureArrival] = []
  /// What was decoded and found no room; not tried again until a demand changes.
  var refused: Set<PictureRequest> = []
  /// The jobs that wait or run.
  var jobs: [DecodeJob] = []

  /// Makes a pipeline on a pool of decoding threads.
  public init(pool: DecodePool = DecodePool(), budget: Int = 256 << 20, spare: Double = 0.5) {
    self.pool = pool
    self.budget = budget
    self.spare = spare
  }

  /// Replaces what a consumer wants now: the most wanted first, the whole list each time.
  ///
  /// An empty list forgets the consumer. What is on the screen is decoded before everything else, the
  /// first one on a thread that is kept for it, and is never evicted.
  ///
  /// - Parameters:
  ///   - requests: The pictures.
  ///   - visibleCount: How many of them, from the first on, are on the screen.
  ///   - consumer: Who wants them.
  public func setDemand(
    _ requests: [PictureRequest], visibleCount: Int = 1, for consumer: ObjectIdentifier
  ) {
    let demand = PictureDemand(
      consumer: consumer, requests: requests, visibleCount: visibleCount)
    let index = demands.firstIndex { $0.consumer == consumer }
    guard demand != index.map({ demands[$0] }), index != nil || !requests.isEmpty else { return }
    let visibleBefore = visibleFiles
    if let index, requests.isEmpty {
      demands.remove(at: index)
    } else if let index {
      demands[index] = demand
    } else {
      demands.append(demand)
    }
    for file in visibleFiles.subtracting(visibleBefore) { records[file]?.isUnchecked = true }
    refused = []
    schedule()
  }

  private var visibleFiles: Set<PictureFile> {
    Set(demands.flatMap { $0.requests.prefix($0.visibleCount).map(\.file) })
  }

  /// What can be drawn for a request now: a plain look-up, made while drawing.
  ///
  /// Looking a picture up counts as drawing it: what was drawn longest ago is forgotten first.
  public subscript(request: PictureRequest) -> PictureState {
    guard let record = records[request.file] else { return .empty }
    record.lastDrawn = frame
    let need = need(for: request, in: record)
    guard let need, let texture = record.bestTexture(for: need) else {
      return record.error.map(PictureState.failed) ?? .empty
    }
    texture.lastDrawn = frame
    return texture.suits(need) ? .ready(texture.picture) : .preview(texture.picture)
  }

  /// What a picture looks like from afar, once any size of it was decoded.
  public func tone(of file: PictureFile) -> PictureTone? { records[file]?.tone }

  /// The size and format of a picture, once any size of it was decoded.
  public func info(of file: PictureFile) -> PictureInfo? { records[file]?.info }

  /// The length of a file in bytes when it was last decoded, or found not to be a picture.
  public func byteCount(of file: PictureFile) -> Int? { records[file]?.stamp?.size }

  /// Forgets that a file failed, so that it is tried again while it is in demand.
  public func retry(_ file: PictureFile) {
    guard let record = records[file], record.error != nil else { return }
    record.error = nil
    refused = []
    schedule()
  }

  /// Gives every texture back and ends the decoding threads; nothing is decoded any more.
  public func stop() {
    demands = []
    schedule()
    pool.stop()
    attach(store: nil)
    dropArrivals { _ in true }
  }
}
