import Paging

/// A page with a large number on a colour of its own.
struct NumberPage: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.system(size: 96, weight: .bold)).foregroundColor(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.page(number))
  }
}
