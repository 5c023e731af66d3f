/// The icons that come with the library: the names are those of SF Symbols where one fits.
enum SystemIcons {
  static let usualStrokeWidth = 1.75
  /// Large icons have finer strokes, and some shapes are stroked only to round their joins.
  static let strokeWidths = ["photo.badge.exclamationmark": 1.1, "play.fill": 0.9]

  static let drawings = [
    "chevron.left": "M14.5 5.5 L8 12 L14.5 18.5",
    "chevron.right": "M9.5 5.5 L16 12 L9.5 18.5",
    "chevron.down": "M6.5 9.5 L12 15 L17.5 9.5",
    "chevron.up": "M6.5 14.5 L12 9 L17.5 14.5",
    "xmark": "M6.5 6.5 L17.5 17.5 M17.5 6.5 L6.5 17.5",
    "checkmark": "M5.5 12.5 L10 17 L18.5 7.5",
    "plus": "M12 5.5 V18.5 M5.5 12 H18.5",
    "minus": "M5.5 12 H18.5",
    "trash": "M4.5 6.5 H19.5 M9 6.5 V4 H15 V6.5 M6.5 6.5 L7.3 20 H16.7 L17.5 6.5"
      + " M10.25 10.5 V16 M13.75 10.5 V16",
    "info.circle": "o(12,12,8.75) M12 11.25 V16.25 f:o(12,7.9,1.15)",
    "arrow.clockwise": "M19 4.25 V8.75 H14.5 M18.7 8.5 A7.5 7.5 0 1 0 19.5 13.2",
    "arrow.counterclockwise": "M5 4.25 V8.75 H9.5 M5.3 8.5 A7.5 7.5 0 1 1 4.5 13.2",
    "arrow.uturn.backward": "M8.5 5 L4.5 9 L8.5 13 M4.5 9 H14.25 A5 5 0 0 1 14.25 19 H9.5",
    "plus.magnifyingglass":
      "o(10.5,10.5,6.25) M15.2 15.2 L20 20 M10.5 7.75 V13.25 M7.75 10.5 H13.25",
    "minus.magnifyingglass": "o(10.5,10.5,6.25) M15.2 15.2 L20 20 M7.75 10.5 H13.25",
    "arrow.up.left.and.arrow.down.right":
      "M4.5 9 V4.5 H9 M15 4.5 H19.5 V9 M19.5 15 V19.5 H15 M9 19.5 H4.5 V15",
    "arrow.down.right.and.arrow.up.left":
      "M9 4.5 V9 H4.5 M19.5 9 H15 V4.5 M15 19.5 V15 H19.5 M4.5 15 H9 V19.5",
    "play.fill": "M8.2 4.7 L19.6 12 L8.2 19.3 Z f:M8.2 4.7 L19.6 12 L8.2 19.3 Z",
    "pause.fill": "f:R(7,5,3.4,14,1) f:R(13.6,5,3.4,14,1)",
    "rectangle": "R(4,5.5,16,13,1.75)",
    "square.grid.2x2":
      "R(4.5,4.5,6,6,1.25) R(13.5,4.5,6,6,1.25) R(4.5,13.5,6,6,1.25) R(13.5,13.5,6,6,1.25)",
    "list.bullet": "M9.5 6.5 H19.5 M9.5 12 H19.5 M9.5 17.5 H19.5"
      + " f:o(5.4,6.5,1.2) f:o(5.4,12,1.2) f:o(5.4,17.5,1.2)",
    "star": star,
    "star.fill": "\(star) f:\(star)",
    "folder": "M4 18.5 V6 H9.5 L11.5 8.5 H20 V18.5 Z",
    "photo": "R(3.75,5,16.5,14,2) M4.5 17 L9.5 11.5 L13 15 L15.5 12.5 L19.8 17 f:o(15.75,9,1.3)",
    "photo.badge.exclamationmark":
      "M11 19 H5.75 A2 2 0 0 1 3.75 17 V7 A2 2 0 0 1 5.75 5 H12.4 L10.6 9 L13.4 11.8 L10.2 15.2 Z"
      + " M14.2 19 H18.25 A2 2 0 0 0 20.25 17 V7 A2 2 0 0 0 18.25 5 H15.6 L13.8 8.7 L16.7 11.6"
      + " L13.4 15.4 Z",
    "pages.scroll": "R(6.5,5.5,11,13,1.75) M2.75 7.5 V16.5 M21.25 7.5 V16.5",
    "pages.cardDeck": "R(5,8.5,14,10.5,1.75) M7 5.75 H17 M8.75 3.25 H15.25",
    "pages.historyStack": "R(9,5.5,11,13,1.75) M6.25 7.5 V16.5 M3.5 9.25 V14.75",
    "pages.bookStack": "R(5,4.5,14,8.5,1.25) M8 4.5 V13 M5 16 H19 M5 19.5 H19",
    "pages.carousel": "R(7.5,4.75,9,14.5,1.75)"
      + " M4.75 8 H3.6 A1 1 0 0 0 2.6 9 V15 A1 1 0 0 0 3.6 16 H4.75"
      + " M19.25 8 H20.4 A1 1 0 0 1 21.4 9 V15 A1 1 0 0 1 20.4 16 H19.25",
    "pages.book": "M12 6.75 C10 5 7 4.75 4 5.25 V18 C7 17.5 10 17.75 12 19.5"
      + " M12 6.75 C14 5 17 4.75 20 5.25 V18 C17 17.5 14 17.75 12 19.5 M12 6.75 V19.5",
  ]

  /// Ten points round (12, 12.5), 8.75 and 3.85 from it in turn, the first straight up.
  private static let star =
    "M12 3.75 L14.26 9.39 L20.32 9.8 L15.66 13.69 L17.14 19.58 L12 16.35 L6.86 19.58 L8.34 13.69"
    + " L3.68 9.8 L9.74 9.39 Z"
}
