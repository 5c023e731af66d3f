import Paging

#if FOUNDATION
  import Foundation
#endif

struct Slide: Identifiable, Hashable {
  let name: String
  let color: Color
  var id: String { name }

  static let all = [
    Slide(name: "Snow", color: .teal), Slide(name: "Meadow", color: .green),
    Slide(name: "Island", color: .blue), Slide(name: "Village", color: .orange),
    Slide(name: "Road", color: .indigo), Slide(name: "Morning", color: .pink),
  ]
}

/// PageView.SwiftUI: a banner with a counter and dots that follow it.
struct BannerScreen: View {
  @State private var slides = Slide.all
  @State private var pageIndex = 0
  @State private var isLocked = false
  @State private var translation = PagingTranslation(currentIndex: 0, nextIndex: 0, progress: 0)
  @State private var smallIndex = 2
  @Namespace private var namespace

  var body: some View {
    VStack(alignment: .leading) {
      header
      ZStack {
        PageView(
          items: slides, pageIndex: $pageIndex, disablePaging: $isLocked,
          offscreenCountPerSide: 2, spacing: 8, scrollSlop: 20, animationDuration: 0.3,
          onPageTranslationChanged: { translation = $0 }
        ) { slide in
          SlideView(slide: slide)
        }
        dots
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical)
      PageView(items: slides, pageIndex: $smallIndex, disablePaging: .constant(false)) { slide in
        Text(slide.name).foregroundColor(.secondary)
      }
      .pageViewStyle(PlainPageViewStyle())
      .frame(height: 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .animation(.easeOut(duration: 0.3), value: pageIndex)
    .navigationTitle("\(slides[pageIndex].name) \(pageIndex + 1)/\(slides.count)")
  }

  private var header: some View {
    HStack {
      Text("Gallery").bold().font(.largeTitle)
      HStack(spacing: 0) {
        ZStack {
          Text("\(pageIndex + 1)")
            .tracking(4)
            .font(.title.bold())
            .foregroundColor(Color.accentColor)
            .id(pageIndex)
            .transition(.move(edge: .bottom))
        }
        .clipped()
        Text("/\(slides.count)")
          .tracking(4)
          .font(.title.bold())
          .foregroundColor(Color.accentColor)
      }
      Spacer()
      Text(verbatim: translation.description).font(.caption).foregroundStyle(.secondary)
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
    }
    .padding()
  }

  private var dots: some View {
    HStack {
      ForEach(slides, id: \.id) { slide in
        Circle()
          .fill(Color.white.opacity(0.3))
          .frame(width: 12, height: 12)
          .background {
            if slide == slides[pageIndex] {
              Circle().fill(Color.white).matchedGeometryEffect(id: "dot", in: namespace)
            }
          }
          .onTapGesture { pageIndex = slides.firstIndex(of: slide) ?? 0 }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .padding()
  }
}

struct SlideView: View {
  let slide: Slide

  var body: some View {
    GeometryReader { reader in
      ZStack {
        RoundedRectangle(cornerRadius: 12)
          .fill(slide.color)
          .frame(width: reader.size.width, height: reader.size.height)
          .shadow(radius: 4)
        Text(slide.name)
          .foregroundColor(Color.white)
          .font(.largeTitle.bold())
          .padding()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    .padding(.horizontal)
  }
}
