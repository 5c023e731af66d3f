import Graphics
import Interface
import TestSupport
import Testing

struct ImageTests {
  @Test func anIconIsAsLargeAsItsFontAndNotStretched() {
    let stage = Stage(
      width: 100, height: 60,
      content: Image(systemName: "xmark").font(.system(size: 20)).foregroundColor(.white)
        .frame(width: 36, height: 36))
    #expect(stage.list.description == "icon xmark 0,0 20x20 #FFFFFF at 40,20")
  }

  @Test func anUnknownNameLeavesItsSpaceEmpty() {
    let stage = Stage(
      width: 100, height: 60,
      content: HStack(spacing: 0) {
        Image(systemName: "no such icon").font(.system(size: 20))
        Image(icon: Icon(name: "line", drawing: "M0 12 H24")).font(.system(size: 10))
          .foregroundColor(.black)
      })
    #expect(stage.list.description == "icon line 0,0 10x10 #000000 at 55,25")
  }

  @Test func theDocumentedNamesAreThere() {
    for name in ["chevron.left", "star.fill", "photo.badge.exclamationmark", "pages.book"] {
      #expect(Icon(systemName: name)?.name == name)
    }
    #expect(Icon(systemName: "") == nil)
  }
}
