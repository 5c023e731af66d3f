internal import Interface

/// What a person set for every program of the desktop.
nonisolated struct DesktopSettings: Sendable, Equatable {
  /// The wanted colours; nil: no wish.
  var colorScheme: ColorScheme?
  var contrast = ColorSchemeContrast.standard
  var reducesMotion: Bool { wantsLessMotion || !hasAnimations }

  private var wantsLessMotion = false
  private var hasAnimations = true

  /// The groups of settings that say something about these.
  static let groups = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  /// Takes a setting by its name in the settings portal of XDG; others are passed over.
  mutating func set(_ name: String, in group: String, to value: UInt32) {
    switch (group, name) {
    case ("org.freedesktop.appearance", "color-scheme"):
      colorScheme = value == 1 ? .dark : value == 2 ? .light : nil
    case ("org.freedesktop.appearance", "contrast"):
      contrast = value == 1 ? .increased : .standard
    case ("org.freedesktop.appearance", "reduced-motion"): wantsLessMotion = value == 1
    case ("org.gnome.desktop.interface", "enable-animations"): hasAnimations = value != 0
    default: break
    }
  }
}
