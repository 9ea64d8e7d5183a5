/*
 * What is not laid out in the frame after a click, by `content-visibility`: what follows the first screen of a page is
 * named by `LATE_LAYOUT` of the document; of a page that does not say where that ends, what follows its first elements
 * is left out here.
 */
import { yieldToBrowser } from '../hydration/yieldToBrowser.ts';

/** How many elements come before those that are left out. No first screen that says where it ends has more. */
const FIRST = 150;
const STYLE = { 'content-visibility': 'auto', 'contain-intrinsic-height': 'auto 16rem' } as const;

function leaveOut(element: Element, late: HTMLElement[]): void {
  // An island has no box of its own.
  if (element.matches('[data-island]')) for (const child of element.children) leaveOut(child, late);
  else if (element instanceof HTMLElement) {
    for (const [name, value] of Object.entries(STYLE)) element.style.setProperty(name, value);
    late.push(element);
  }
}

/** Has the browser lay out what follows the first elements as it comes near. Returns what that is. */
export function leaveOutLate(content: ParentNode): readonly HTMLElement[] {
  const late: HTMLElement[] = [];
  let at: Element | null | undefined = content.querySelectorAll('*')[FIRST];
  for (; at; at = at.parentElement)
    for (
      let next = at.nextElementSibling;
      // What follows the link is left out already.
      next && next.localName !== 'link';
      next = next.nextElementSibling
    )
      leaveOut(next, late);
  return late;
}

/** Undoes `leaveOutLate` for some elements: they are laid out with everything else. */
export function layOutNow(late: readonly HTMLElement[]): void {
  for (const { style } of late) for (const name of Object.keys(STYLE)) style.removeProperty(name);
}

/**
 * Hides what is left out and below the window, in the document: a browser lays out what is up to one and a half windows
 * away in the same frame. Returns what shows it again.
 */
export function hideBelow(element: HTMLElement, late: readonly HTMLElement[]): () => void {
  const below = [...element.querySelectorAll<HTMLElement>(':scope > link ~ *'), ...late]
    .filter((part) => part.getBoundingClientRect().top >= innerHeight)
    .map(({ style }) => ({ style, before: style.contentVisibility }));
  for (const { style } of below) style.contentVisibility = 'hidden';
  return () => {
    for (const { style, before } of below) style.contentVisibility = before;
  };
}

/** Lays out parts that were left out, one after the other, each in a task of its own. */
export async function layOutLate(late: readonly HTMLElement[]): Promise<void> {
  for (const part of late) {
    await yieldToBrowser();
    layOutNow([part]);
    part.getBoundingClientRect();
  }
}
