/** A part of the document that Back or Forward puts back as it was left, with the React roots in it. */
export interface KeptPart {
  readonly element: HTMLElement;
  /** Selects the placeholder that it replaces. */
  readonly selector: string;
  readonly pathname: string;
  readonly head: PageHead;
}

/** What the head of the document says of a page. */
export interface PageHead {
  readonly title: string;
  readonly metadata: readonly Element[];
  /** Structured data, as JSON. */
  readonly structured: string;
  readonly styles: CSSStyleSheet | undefined;
}

const MAX = 8;

/** By the entry of the history, the one that was left first at the beginning. */
const kept = new Map<string, KeptPart>();

/** Keeps a part for its history entry. Returns the part that is given up for it, if any. */
export function keepPart(entry: string, part: KeptPart): KeptPart | undefined {
  const previous = takePart(entry);
  kept.set(entry, part);
  const [oldest] = kept;
  if (kept.size <= MAX || !oldest) return previous;
  kept.delete(oldest[0]);
  return oldest[1];
}

/** Takes out the part that was kept for a history entry. */
export function takePart(entry: string): KeptPart | undefined {
  const part = kept.get(entry);
  kept.delete(entry);
  return part;
}

/** Gives up all parts, and returns them. */
export function dropParts(): KeptPart[] {
  const parts = [...kept.values()];
  kept.clear();
  return parts;
}

/** Whether an element is in a part that is kept. */
export const isKept = (element: Element): boolean =>
  [...kept.values()].some((part) => part.element.contains(element));
