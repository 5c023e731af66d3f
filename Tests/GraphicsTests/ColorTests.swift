import Graphics
import Testing

@Suite struct ColorTests {
  @Test func hexNumbersAreRedGreenBlue() {
    let color = Color(hex: 0x6CB0FF)
    #expect(color.red == 108.0 / 255 && color.green == 176.0 / 255 && color.blue == 1)
    #expect(color.alpha == 1)
    #expect(Color(hex: 0x000000) == .black)
    #expect(Color(hex: 0xFFFFFF) == .white)
    #expect(Color(hex: 0xFFFFFF, opacity: 0.3) == Color(white: 1, opacity: 0.3))
    #expect(Color(hex: 0xAB12_3456) == Color(hex: 0x123456))
  }

  @Test func aColourMayBeAnotherOneOnADarkGround() {
    let color = Color(light: 0x102030, dark: 0x405060, opacity: 0.5)
    #expect(color.resolved(onDark: false) == Color(hex: 0x102030, opacity: 0.5))
    #expect(color.resolved(onDark: true) == Color(hex: 0x405060, opacity: 0.5))
    #expect(color.opacity(0.5).resolved(onDark: true) == Color(hex: 0x405060, opacity: 0.25))
    #expect(Color.black.resolved(onDark: true) == .black)
    #expect(color != Color(hex: 0x102030, opacity: 0.5), "it is not the same colour everywhere")
  }

  @Test func opacityMultiplies() {
    #expect(Color.white.opacity(0.5).opacity(0.5).alpha == 0.25)
    #expect(Color.red.opacity(1) == .red)
    #expect(Color.clear.opacity(0.5) == .clear)
  }

  @Test func mixingGoesFromOneColourToTheOther() {
    let (a, b) = (Color(hex: 0x204060), Color(hex: 0xE0C0A0, opacity: 0.5))
    #expect(a.mixed(with: b, by: 0) == a)
    let end = a.mixed(with: b, by: 1)
    let middle = a.mixed(with: b, by: 0.5)
    let back = b.mixed(with: a, by: 0.5)
    for part in [\Color.red, \.green, \.blue, \.alpha] as [KeyPath<Color, Double>] {
      #expect(abs(end[keyPath: part] - b[keyPath: part]) < 1e-12)
      #expect(abs(middle[keyPath: part] - back[keyPath: part]) < 1e-12)
      #expect(abs(middle[keyPath: part] - (a[keyPath: part] + b[keyPath: part]) / 2) < 1e-12)
    }
  }
}
