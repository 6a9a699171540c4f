/** What a parent still has of a child: the child, or what an extension has put around it. Null if nothing. */
function heldBy(parent: Node, child: Node | null): Node | null {
  return child && child.parentNode !== parent ? heldBy(parent, child.parentNode) : child;
}

/**
 * Lets React go on in a document that others change, too: blockers take elements out, and extensions move
 * them or put others around them. React knows nothing of that, and a node that is not where it was would
 * end the part of the page, or all of it.
 *
 * A node is removed from where it is. What was put around that node alone goes with it. A node that is to come
 * before one that has gone comes last.
 *
 * An old script may have given methods to all objects before. XState would take each method for a child actor.
 */
export function bearForeignChanges(): void {
  for (const name in {}) Reflect.defineProperty(Object.prototype, name, { enumerable: false });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <N extends Node>(node: N, before: Node | null): N {
    return insertBefore.call(this, node, heldBy(this, before)) as N;
  };
  Node.prototype.removeChild = function <N extends Node>(child: N): N {
    let holder = child.parentNode;
    if (holder) removeChild.call(holder, child);
    while (holder && holder !== this && this.contains(holder) && !holder.hasChildNodes()) {
      const empty: Node = holder;
      holder = empty.parentNode;
      if (holder) removeChild.call(holder, empty);
    }
    return child;
  };
}
