import { expect } from 'vitest';

const placeOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/**
 * Expects that an element stays where it is while what follows it is still being read in: on a slow
 * line a page is painted several times before all of it is there. Takes the document apart from its
 * end, so nothing else can be asked of it afterwards.
 */
export function expectStillWhileRead(element: Element): void {
  const place = placeOf(element);
  const following: ChildNode[] = [];
  const nodes = document.createTreeWalker(document.body);
  while (nodes.nextNode()) {
    const relation = element.compareDocumentPosition(nodes.currentNode);
    const follows = relation & Node.DOCUMENT_POSITION_FOLLOWING;
    const within = relation & Node.DOCUMENT_POSITION_CONTAINED_BY;
    if (follows && !within) following.push(nodes.currentNode as ChildNode);
  }
  expect(following.length).toBeGreaterThan(0);
  for (const node of following.toReversed()) {
    // Scripts and styles of the surroundings are no part of what is read.
    if (node.parentElement?.closest('script, style') || node instanceof HTMLScriptElement) continue;
    node.remove();
    expect(placeOf(element), `without ${node.textContent ?? node.nodeName}`).toEqual(place);
  }
}
