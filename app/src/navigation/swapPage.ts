import { layOutNow, leaveOutLate } from './lateParts.ts';
import { copyStructuredData, STYLE_DATA, type FetchedPage } from './pages.ts';
import { PANEL_ID } from './panelId.ts';
import { adoptStylesheet, swapStyles } from './swapStyles.ts';

/** What others read of a page, in its head; all other elements there are the same on every page. */
const METADATA =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const STRUCTURED = 'script[type="application/ld+json"]';

const copyOf = <T extends Node>(node: T): T => document.importNode(node, true);

function swapHead(page: Document, part: SwappedPart): void {
  document.title = page.title;
  // The browser computes all styles again, also where it stays the same. A browser that translates the page has set it.
  if (part === 'all') document.documentElement.lang = page.documentElement.lang;
}

/** Replaces what search engines and shared links read of a page. Nobody sees it, so it can follow the paint. */
export function swapMetadata(page: Document): void {
  const next = [...page.head.querySelectorAll(METADATA)];
  for (const element of document.head.querySelectorAll(METADATA)) {
    const same = next.findIndex((one) => one.isEqualNode(element));
    if (same === -1) element.remove();
    else next.splice(same, 1);
  }
  document.head.append(...next.map(copyOf));
  for (const element of document.querySelectorAll(STRUCTURED)) element.remove();
  document.body.append(
    ...[...page.querySelectorAll<HTMLScriptElement>(STRUCTURED)].map(copyStructuredData),
  );
}

/** The way from an element down to one inside it, by positions among siblings. */
function positionsOf(element: Element, within: Element): number[] {
  const positions: number[] = [];
  for (let at: Element = element; at !== within && at.parentElement; at = at.parentElement)
    positions.unshift([...at.parentElement.children].indexOf(at));
  return positions;
}

/** The element at the same place, or the nearest around it. */
function elementAt(positions: readonly number[], within: ParentNode): ParentNode {
  let at = within;
  for (const position of positions) {
    const child = at.children[position];
    if (!child) break;
    at = child;
  }
  return at;
}

/**
 * What takes the focus in new content: the same control, the one that leads on or back as the focused one did, the one
 * that leads to the same address, or what is at the same place.
 */
function successorOf(
  focused: Element,
  positions: readonly number[],
  content: Element,
): Element | null {
  const place = elementAt(positions, content);
  const links = [...content.querySelectorAll('a[href]')];
  const isLike = (attribute: string) => (other: Element) =>
    focused.hasAttribute(attribute) &&
    other.getAttribute(attribute) === focused.getAttribute(attribute);
  if (!(place instanceof Element)) return null;
  if (isLike('href')(place)) return place;
  return (
    links.find(isLike('rel')) ??
    links.find(isLike('href')) ??
    (place.matches(FOCUSABLE) ? place : place.querySelector(FOCUSABLE))
  );
}

/**
 * Puts the texts of status messages in again: a screen reader says what changes in a live region, and seldom what came
 * with it. Those of islands are React's to change, and the focused one is said.
 */
export function announceStatus(content: Element): void {
  for (const status of content.querySelectorAll('[role=status]'))
    if (!status.closest('[data-island]') && status !== document.activeElement)
      status.replaceChildren(...[...status.childNodes].map((node) => node.cloneNode(true)));
}

/** The fields that somebody changed since another page was asked for. */
const changedFields = new Set<EventTarget | null>();

/** Notes which fields change. */
export function listenToFields(): void {
  document.addEventListener('input', ({ target }) => changedFields.add(target), {
    capture: true,
    passive: true,
  });
}

/** Called when a page is asked for: what was typed before it belongs to the page that is left. */
export const forgetFields = (): void => changedFields.clear();

/** Copies what was typed or chosen while a page was on its way into the fields at the same places in its content. */
function copyFields(current: HTMLElement, content: ParentNode): void {
  for (const field of current.querySelectorAll<HTMLInputElement>('[name]')) {
    const copy = changedFields.has(field) && elementAt(positionsOf(field, current), content);
    if (copy && 'name' in copy && copy.name === field.name)
      (copy as HTMLInputElement).value = field.value;
  }
}

/** The part of the page that is replaced. */
export type SwappedPart = 'panel' | 'main' | 'all';

const SELECTORS: Readonly<Record<SwappedPart, string>> = {
  panel: `#${PANEL_ID}`,
  main: 'main',
  all: '#root',
};

/** The part of the page that changes: the panel of a tab, the main part, or everything with its language. */
const partOf = (page: ParentNode, part: SwappedPart): HTMLElement | null =>
  page.querySelector(SELECTORS[part]);

/** Content of another page, to be put into this document. */
interface Content {
  readonly content: DocumentFragment;
  /** What is laid out after the frame of the click. */
  readonly late: readonly HTMLElement[];
}

/** Copies nodes of another page, with their style attributes. */
function copyContent(nodes: Iterable<Node>): Content {
  const content = document.createDocumentFragment();
  content.append(...[...nodes].map(copyOf));
  for (const element of content.querySelectorAll<HTMLElement>(`[${STYLE_DATA}]`)) {
    element.style.cssText = element.getAttribute(STYLE_DATA) ?? '';
    element.removeAttribute(STYLE_DATA);
  }
  return { content, late: leaveOutLate(content) };
}

/** The page of the link that is pointed at, copied before the click. */
let prepared: ({ readonly page: Document } & Content) | undefined;

/**
 * Copies a page into this document before it is shown, and adopts the site's stylesheet: the click does not wait for
 * them, and drawings that do not load late are there.
 */
export function preparePage({ page, stylesheet }: Pick<FetchedPage, 'page' | 'stylesheet'>): void {
  if (stylesheet) adoptStylesheet(stylesheet);
  const main = prepared?.page === page ? null : partOf(page, 'main');
  if (main) prepared = { page, ...copyContent([main]) };
}

/** The content of a part of another page. */
function contentOf(page: Document, part: SwappedPart): Content | undefined {
  const ready = prepared?.page === page ? prepared : undefined;
  // It is used once.
  prepared = undefined;
  const copy = ready && partOf(ready.content, part);
  if (copy) {
    const content = document.createDocumentFragment();
    content.append(...copy.childNodes);
    return { content, late: ready.late };
  }
  const next = partOf(page, part);
  return next ? copyContent(next.childNodes) : undefined;
}

/** What `swapPage` has put into the document. */
export interface SwappedContent {
  /** The element whose content is new. */
  readonly element: HTMLElement;
  /** What in it is laid out after the frame of the click. */
  readonly late: readonly HTMLElement[];
}

interface SwapOptions {
  readonly part: SwappedPart;
  /** Nothing is laid out late. */
  readonly isWhole: boolean;
  /** It is the same page with another query: the focus stays at its place, and what is typed. */
  readonly keepFocus: boolean;
  /** Those that are put in the place of the new ones of the same id, with all that they hold. */
  readonly islands?: ReadonlyMap<string, HTMLElement> | undefined;
}

/** Shows another finished page in the place of the one that is shown. */
export function swapPage(
  fetched: Pick<FetchedPage, 'page' | 'stylesheet'>,
  options: SwapOptions,
): SwappedContent {
  const { page } = fetched;
  const { part, isWhole, keepFocus, islands = new Map<string, HTMLElement>() } = options;
  const element = partOf(document, part);
  const next = element && contentOf(page, part);
  if (!next) {
    if (part === 'all') throw new Error('The document has no #root.');
    return swapPage(fetched, { ...options, part: 'all' });
  }
  const { content } = next;
  if (isWhole) layOutNow(next.late);
  const swapped = { element, late: isWhole ? [] : next.late };
  const focused = document.activeElement;
  const positions =
    keepFocus && focused && element.contains(focused) ? positionsOf(focused, element) : undefined;
  swapStyles(fetched);
  swapHead(page, part);
  for (const place of content.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands.get(place.dataset['island'] ?? '');
    if (island) place.replaceWith(island);
  }
  if (keepFocus) copyFields(element, content);
  element.replaceChildren(content);
  // To focus has everything laid out: the body, which is what is left when the focus is lost, needs no focus.
  if (focused === document.activeElement) return swapped;
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  else if (focused && positions) {
    const target = successorOf(focused, positions, element);
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }
  return swapped;
}
