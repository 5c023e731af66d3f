import Graphics
import Interface
import Motion
import TestSupport

/// A person, a program and a window manager who do whatever comes to their minds.
struct RandomInput {
  private var random: SeededGenerator
  private var isDown = false
  private var isScrolling = false
  private var nextID = 1000

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func one(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func point() -> Point {
    Point(x: .random(in: -20...420, using: &random), y: .random(in: -20...320, using: &random))
  }

  /// Does one thing; `changesData` allows those that no person does.
  mutating func act(on scene: PagerScene, changesData: Bool) {
    scene.stage.wait(.random(in: 0...0.05, using: &random))
    switch one(of: changesData ? 13 : 10) {
    case 0, 1, 2: pointer(scene.stage)
    case 3, 4: scroll(scene.stage)
    case 5: wheel(scene.stage)
    case 6, 7: key(scene.stage)
    case 8: touch(scene.stage)
    case 9: resize(scene.stage)
    case 10: changeData(scene.model)
    case 11: writeIndex(scene.model)
    default: changeSettings(scene)
    }
  }

  /// Lets go of everything.
  mutating func release(_ scene: PagerScene) {
    for id in 0...3 { scene.stage.pointer(.released, 200, 150, source: .touch, id: id) }
    scene.stage.scroll(.ended)
    (isDown, isScrolling) = (false, false)
  }

  private mutating func pointer(_ stage: Stage) {
    let place = point()
    let phase: PointerEvent.Phase
    if isDown {
      phase = [.dragged, .dragged, .dragged, .dragged, .released, .cancelled][one(of: 6)]
    } else {
      phase = [.pressed, .pressed, .hovered, .left][one(of: 4)]
    }
    stage.pointer(phase, place.x, place.y)
    isDown = phase == .pressed || phase == .dragged
  }

  private mutating func touch(_ stage: Stage) {
    let (place, id) = (point(), 1 + one(of: 3))
    let phase: PointerEvent.Phase = [.pressed, .dragged, .released, .cancelled][one(of: 4)]
    stage.pointer(phase, place.x, place.y, source: .touch, id: id)
  }

  private mutating func scroll(_ stage: Stage) {
    let dx = Double.random(in: -150...150, using: &random)
    let dy = Double.random(in: -40...40, using: &random)
    // Now and then an event is lost.
    guard one(of: 20) > 0 else { return }
    if !isScrolling {
      stage.scroll(.began, dx: dx, dy: dy)
      isScrolling = true
    } else if one(of: 4) == 0 {
      stage.scroll(one(of: 4) == 0 ? .cancelled : .ended)
      isScrolling = false
    } else {
      stage.scroll(.changed, dx: dx, dy: dy)
    }
  }

  private mutating func wheel(_ stage: Stage) {
    let detents = Double(one(of: 5) - 2)
    one(of: 2) == 0 ? stage.wheel(dx: detents) : stage.wheel(dy: detents)
  }

  private mutating func key(_ stage: Stage) {
    let keys: [KeyEvent.Key] = [
      .left, .right, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .space, .escape,
    ]
    stage.press(keys[one(of: keys.count)], isRepeat: one(of: 2) == 0)
  }

  private mutating func resize(_ stage: Stage) {
    let size = Size(
      width: .random(in: 0...1000, using: &random), height: .random(in: 0...800, using: &random))
    stage.host.resize(to: size, scale: one(of: 2) == 0 ? 1 : 2)
  }

  private mutating func changeData(_ model: PageModel) {
    let place = model.items.isEmpty ? 0 : one(of: model.items.count)
    nextID += 1
    switch one(of: 7) {
    case 0, 1: model.items.insert(Item(id: nextID), at: place)
    case 2, 3: if !model.items.isEmpty { model.items.remove(at: place) }
    case 4: model.items.shuffle(using: &random)
    case 5: model.items = (0..<one(of: 30)).map { Item(id: nextID + 100 * $0) }
    default: model.items.removeLast(min(model.items.count, one(of: 5)))
    }
    nextID += 5000
  }

  private mutating func writeIndex(_ model: PageModel) {
    model.index = one(of: 40) - 5
  }

  private mutating func changeSettings(_ scene: PagerScene) {
    switch one(of: 4) {
    case 0: scene.model.isPagingDisabled = one(of: 3) == 0
    case 1: scene.model.isDisabled = one(of: 3) == 0
    case 2: scene.stage.host.environment.accessibilityReduceMotion = one(of: 3) == 0
    default:
      scene.stage.host.environment.layoutDirection =
        one(of: 2) == 0 ? .leftToRight : .rightToLeft
    }
  }
}
