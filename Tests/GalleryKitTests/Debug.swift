@testable import GalleryKit
import Paging
import TestSupport
import Testing
@Suite struct DebugTests { @Test func dump() { let s = Stage(width: 1280, height: 800, content: GalleryView(model: GalleryModel(PhotoListing()))); print(s.list); print(s.host.counts) } }
