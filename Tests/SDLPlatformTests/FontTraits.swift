import Graphics
import Testing

@testable import SDLPlatform

extension Trait where Self == ConditionTrait {
  /// Skips a test where no font has the characters of a text.
  static func needsFont(with text: String) -> Self {
    .enabled("needs an installed font with the characters of \(text)") {
      await MainActor.run {
        FontCatalog().file(having: Array(text.unicodeScalars), .regular) != nil
      }
    }
  }

  /// Skips a test where no font has coloured emoji.
  static var needsColoredEmoji: Self {
    .enabled("needs an installed font with coloured emoji") {
      await MainActor.run { FontCatalog().coloredFile(having: ["😀"]) != nil }
    }
  }
}
