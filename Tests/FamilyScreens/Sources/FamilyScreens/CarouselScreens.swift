import Paging

#if FOUNDATION
  import Foundation
#endif

/// LazyZCarousel: asks for what it needs when it needs it.
struct SupplyScreen: View {
  @State private var number = 5

  var body: some View {
    ScrollView(.vertical) {
      LazyZCarousel(data: number, contentHRatio: 0.6) { number in
        CarouselCard(number: number)
      } isNextAvailable: {
        number < 10
      } fetchNext: { last in
        number = last + 1
      } isPrevAvailable: {
        number > 0
      } fetchPrev: { first in
        number = first - 1
      }
      .border(.red)
      .frame(height: 300)
      .padding(.top, 100)
    }
    .navigationTitle("item \(number)")
  }
}

struct CarouselCard: View {
  let number: Int?

  var body: some View {
    Group {
      if let number {
        RoundedRectangle(cornerRadius: 15)
          .fill(.blue)
          .overlay(Text("\(number)").font(.title).foregroundColor(.white))
      } else {
        RoundedRectangle(cornerRadius: 15).fill(.gray)
      }
    }
  }
}

/// LazyZCarousel: is told what is available.
struct ToldScreen: View {
  @State private var letters = ["a", "b", "c", "d", "e"]
  @State private var place = 0

  var body: some View {
    LazyZCarousel(
      data: letters[place],
      isNextAvailable: place < letters.count - 1,
      fetchNext: { place += 1 },
      isPrevAvailable: place > 0,
      fetchPrev: { place -= 1 }
    ) { letter in
      ZStack {
        RoundedRectangle(cornerRadius: 20).fill(letter == nil ? Color.gray : .purple)
        Text(letter ?? "…").font(.largeTitle).foregroundStyle(.white)
      }
    }
    .frame(height: 400)
    .navigationTitle("letter \(letters[place])")
  }
}
