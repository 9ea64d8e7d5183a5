import { expect } from 'vitest';

const getPlace = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/**
 * Expects no layout shift of an element while the content after it is still loading: removes the following
 * nodes one by one from the end of the document. The document cannot be used afterwards.
 */
export function expectNoLayoutShift(element: Element): void {
  const place = getPlace(element);
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
    // Not part of the content.
    if (node.parentElement?.closest('script, style') || node instanceof HTMLScriptElement) continue;
    node.remove();
    expect(getPlace(element), `without ${node.textContent ?? node.nodeName}`).toEqual(place);
  }
}
