/** Returns whether a browser would translate a node. */
const isText = (node: Node | null): node is Text =>
  node instanceof Text && node.data.trim() !== '' && node.parentNode !== null;

/** Returns whether it has siblings: React replaces the content of an element with a single text. */
const isAmongOthers = (node: Node): node is Text =>
  isText(node) && node.parentNode?.childNodes.length !== 1;

function refuse(text: Text): never {
  throw new Error(
    `The text "${text.data}" changes, is removed or gets something before it. Put it into an element of its own: ` +
      "a browser's translation replaces text nodes, and React then finds them no longer (facebook/react#11538).",
  );
}

/**
 * Makes every test fail in which React changes a text node in a way that fails on a translated page. Called once for a
 * page.
 */
export function refuseTextChanges(): void {
  const { prototype } = Node;
  const before = Object.getOwnPropertyDescriptors(prototype);
  Object.defineProperties(prototype, {
    removeChild: {
      ...before.removeChild,
      value(this: Node, child: Node) {
        if (isText(child)) refuse(child);
        return before.removeChild.value?.call(this, child);
      },
    },
    insertBefore: {
      ...before.insertBefore,
      value(this: Node, node: Node, next: Node | null) {
        if (isText(next)) refuse(next);
        return before.insertBefore.value?.call(this, node, next);
      },
    },
    nodeValue: {
      ...before.nodeValue,
      set(this: Node, value: string | null) {
        if (isAmongOthers(this)) refuse(this);
        before.nodeValue.set?.call(this, value);
      },
    },
  });
}
