/** A part of the document with its React roots, which Back or Forward restores as it was left. */
export interface KeptPart {
  readonly element: HTMLElement;
  /** Selects the element that it replaces. */
  readonly selector: string;
  readonly pathname: string;
  readonly head: PageHead;
}

/** The page-specific part of a document's head. */
export interface PageHead {
  readonly title: string;
  readonly metadata: readonly Element[];
  /** Structured data, as JSON. */
  readonly structured: string;
  readonly styles: CSSStyleSheet | undefined;
}

const MAX = 8;

/** By history entry, the oldest first. */
const kept = new Map<string, KeptPart>();

/** Keeps a part for its history entry. Returns the part that is dropped for it, if any. */
export function keepPart(entry: string, part: KeptPart): KeptPart | undefined {
  const previous = takePart(entry);
  kept.set(entry, part);
  const [oldest] = kept;
  if (kept.size <= MAX || !oldest) return previous;
  kept.delete(oldest[0]);
  return oldest[1];
}

/** Removes and returns the part that was kept for a history entry. */
export function takePart(entry: string): KeptPart | undefined {
  const part = kept.get(entry);
  kept.delete(entry);
  return part;
}

/** Drops all parts, and returns them. */
export function dropParts(): KeptPart[] {
  const parts = [...kept.values()];
  kept.clear();
  return parts;
}

/** Returns whether an element is in a kept part. */
export const isKept = (element: Element): boolean =>
  [...kept.values()].some((part) => part.element.contains(element));
