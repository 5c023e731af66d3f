import Graphics
import Motion

/// What views with a matched geometry stand for.
struct GeometryMatch: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The views of a window that share a geometry.
final class GeometryMatches {
  private struct Member {
    weak var node: MatchedGeometryNode?
  }

  private var members: [GeometryMatch: [Member]] = [:]
  /// Where what has left was last, and when that was.
  private var leaves: [GeometryMatch: (frame: Rect, time: Seconds)] = [:]

  /// The views that stand for the same thing as another one.
  func others(than node: MatchedGeometryNode) -> [MatchedGeometryNode] {
    members[node.match, default: []].compactMap(\.node).filter { $0 !== node && $0.hasAppeared }
  }

  /// Where one of them is, or was until this moment.
  func place(for node: MatchedGeometryNode) -> Rect? {
    let others = others(than: node)
    if let source = others.last(where: \.isOnItsWay) ?? others.last(where: \.isSource) {
      return source.frame
    }
    return leaves[node.match].flatMap { $0.time == node.host.now ? $0.frame : nil }
  }

  func add(_ node: MatchedGeometryNode) {
    members[node.match, default: []].removeAll { $0.node == nil || $0.node === node }
    members[node.match, default: []].append(Member(node: node))
  }

  func remove(_ node: MatchedGeometryNode, from match: GeometryMatch) {
    members[match]?.removeAll { $0.node == nil || $0.node === node }
    if members[match]?.isEmpty == true { members[match] = nil }
  }

  /// A branch of the tree leaves it.
  func leave(below node: Node, in context: ViewContext) {
    guard !members.isEmpty else { return }
    leaves = leaves.filter { $0.value.time == context.host.now }
    if let node = node as? MatchedGeometryNode {
      leaves[node.match] = (node.frame, context.host.now)
      node.leave(in: context)
    }
    for child in node.children { leave(below: child, in: context) }
  }
}
