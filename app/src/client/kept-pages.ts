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
const keptParts = new Map<string, KeptPart>();

/** Keeps a part for its history entry. Returns the part that is dropped for it, if any. */
export function keepPart(entry: string, part: KeptPart): KeptPart | undefined {
  const previous = takePart(entry);
  keptParts.set(entry, part);
  const [oldest] = keptParts;
  if (keptParts.size <= MAX || !oldest) return previous;
  keptParts.delete(oldest[0]);
  return oldest[1];
}

/** Removes and returns the part that is stored for a history entry. */
export function takePart(entry: string): KeptPart | undefined {
  const part = keptParts.get(entry);
  keptParts.delete(entry);
  return part;
}

/** Drops all parts, and returns them. */
export function dropParts(): KeptPart[] {
  const parts = [...keptParts.values()];
  keptParts.clear();
  return parts;
}

/** Returns whether an element is in a stored part. */
export const isKept = (element: Element): boolean =>
  [...keptParts.values()].some((part) => part.element.contains(element));
