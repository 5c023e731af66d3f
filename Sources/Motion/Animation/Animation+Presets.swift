public import Graphics

extension Animation {
  /// The animation used when none is named: a smooth spring.
  public static let `default` = smooth

  /// A spring of half a second without bounce.
  public static let spring = spring()

  /// A spring from its period in seconds and its damping relative to critical damping.
  ///
  /// A blend duration changes nothing: every spring takes over the speed of what it interrupts.
  public static func spring(
    response: Seconds, dampingFraction: Double = 0.825, blendDuration: Seconds = 0
  ) -> Animation {
    spring(Spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring from its perceived duration in seconds and its bounce of −1…1.
  public static func spring(duration: Seconds = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A stiff spring for values that follow a finger; a blend duration changes nothing.
  public static func interactiveSpring(
    response: Seconds = 0.15, dampingFraction: Double = 0.86, blendDuration: Seconds = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A stiff spring for values that follow a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring with a visible bounce.
  public static let bouncy = bouncy()
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a hint of bounce.
  public static let snappy = snappy()

  /// A spring with a visible bounce, changed by an extra bounce.
  public static func bouncy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring without bounce, changed by an extra bounce.
  public static func smooth(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a hint of bounce, changed by an extra bounce.
  public static func snappy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}

extension Animation {
  /// Constant speed for 0.35 s.
  public static let linear = linear()
  /// Starts slowly, for 0.35 s.
  public static let easeIn = easeIn()
  /// Ends slowly, for 0.35 s.
  public static let easeOut = easeOut()
  /// Starts and ends slowly, for 0.35 s.
  public static let easeInOut = easeInOut()

  /// Constant speed.
  public static func linear(duration: Seconds = 0.35) -> Animation {
    curve(.linear, duration: duration)
  }

  /// Starts slowly.
  public static func easeIn(duration: Seconds = 0.35) -> Animation {
    curve(.easeIn, duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: Seconds = 0.35) -> Animation {
    curve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly.
  public static func easeInOut(duration: Seconds = 0.35) -> Animation {
    curve(.easeInOut, duration: duration)
  }
}
