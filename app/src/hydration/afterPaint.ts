/*
 * What follows the first paint by itself, in small tasks: the site's font, then the layout of
 * what lies below the window. The only file that is evaluated before an interaction: built in one piece, it shares
 * nothing with the modules of the page. At the first interaction it imports those.
 */
import { WEB_FAMILY } from '@site/tokens/face';

import { watchPresses, whenPainted } from './pendingInteraction.ts';

const idle = (options?: IdleRequestOptions) =>
  new Promise<unknown>((free) => {
    if ('requestIdleCallback' in self) requestIdleCallback(free, options);
    else setTimeout(free);
  });

/** How far letters may be moved together or apart so that a line breaks where it did, in em. */
const SPACINGS = [0.006, 0.012, 0.02, 0.03];

/** By how much something has to grow or shrink to be seen to move, in pixels. */
const MOVED = 1;
/** By how much a piece of text goes up or down that begins in another line, at least, in pixels. */
const LINE_MOVED = 3;
/** By how much it goes to a side where a word before it is in another line, at least, in em. */
const WORD_MOVED = 1;
const SITE_FONT = new RegExp(`"?${WEB_FAMILY}"?, *`);

/** The nearest element that breaks text into lines. Headings hold pieces that stay in one line, if they can. */
function blockOf(element: HTMLElement): HTMLElement {
  let block = element;
  while (
    /^(?:inline|inline-block|contents)$/.test(getComputedStyle(block).display) &&
    block.parentElement
  )
    block = block.parentElement;
  return block;
}

const textsOf = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (child): child is Text => child instanceof Text && child.data.trim() !== '',
  );

const hasText = (element: Element): boolean => textsOf(element).length > 0;

/** Blocks of a part that are in the window, with the pieces of text in each: what stands in a line divides it. */
function textsInSight(part: Element): Map<HTMLElement, Text[]> {
  const accept = (node: Node) => {
    const element = node as HTMLElement;
    // Text inside a drawing has its place.
    if (element instanceof SVGElement || !element.checkVisibility?.())
      return NodeFilter.FILTER_REJECT;
    const { top, bottom, height } = element.getBoundingClientRect();
    // An element without a box of its own, `display: contents`, may hold some that are seen.
    if (height > 0 && (top > innerHeight || bottom < 0)) return NodeFilter.FILTER_REJECT;
    return hasText(element) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  };
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT, accept);
  const texts = new Map<HTMLElement, Text[]>();
  const add = (element: HTMLElement) => {
    const block = blockOf(element);
    texts.set(block, [...(texts.get(block) ?? []), ...textsOf(element)]);
  };
  // The walker begins below its root.
  const first = accept(part);
  if (first === NodeFilter.FILTER_REJECT) return texts;
  if (first === NodeFilter.FILTER_ACCEPT) add(part as HTMLElement);
  while (walker.nextNode()) add(walker.currentNode as HTMLElement);
  return texts;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something was before the font changed. */
interface Measured {
  readonly element: HTMLElement;
  readonly height: number;
  readonly pieces: readonly Text[];
  /** Where the pieces begin, from the corner of the element. */
  readonly starts: readonly Point[];
}

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;
const fontSizeOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).fontSize);

/** Where pieces of text begin. A text that nothing divides begins where its element does. */
function startsOf(element: HTMLElement, pieces: readonly Text[]): Point[] {
  if (pieces.length < 2) return [];
  const corner = element.getBoundingClientRect();
  const range = document.createRange();
  return pieces.map((piece) => {
    range.selectNodeContents(piece);
    const { x, y } = range.getClientRects()[0] ?? corner;
    return { x: x - corner.x, y: y - corner.y };
  });
}

const measure = (element: HTMLElement, pieces: readonly Text[] = []): Measured => ({
  element,
  height: heightOf(element),
  pieces,
  starts: startsOf(element, pieces),
});

/** By how much the first piece that begins elsewhere has gone down or, in its line, to the right; 0 where none has. */
function pieceMovedBy({ element, pieces, starts }: Measured): number {
  if (pieces.length < 2) return 0;
  const word = WORD_MOVED * fontSizeOf(element);
  for (const [index, { x, y }] of startsOf(element, pieces).entries()) {
    const before = starts[index] ?? { x, y };
    if (Math.abs(y - before.y) >= LINE_MOVED) return y - before.y;
    if (Math.abs(x - before.x) >= word) return x - before.x;
  }
  return 0;
}

/** By how much an element is higher, or a piece of its text farther on, than it was; 0 where nothing has moved. */
function movedBy(measured: Measured): number {
  const grown = heightOf(measured.element) - measured.height;
  return pieceMovedBy(measured) || (Math.abs(grown) >= MOVED ? grown : 0);
}

const hasMoved = (measured: Measured): boolean => movedBy(measured) !== 0;

function keepFallback({ element }: Measured): void {
  element.style.letterSpacing = '';
  element.style.fontFamily = getComputedStyle(element).fontFamily.replace(SITE_FONT, '');
}

/** A text that takes fewer lines leaves the rest of its height free, until the window has another width. */
function keepHeight({ element, height }: Measured): void {
  // The height of a cell is the least that it has.
  const property = getComputedStyle(element).display === 'table-cell' ? 'height' : 'min-height';
  element.style.setProperty(property, `${height}px`);
  addEventListener('resize', () => element.style.removeProperty(property), { once: true });
}

/**
 * Brings texts back to their lines (see `showIn`): moves the letters of those that have become longer together, and of
 * others apart, by the least that does.
 */
function fit(measured: readonly Measured[]): void {
  let off = measured.flatMap((text) => {
    const by = movedBy(text);
    if (by === 0) return [];
    const own = Number.parseFloat(getComputedStyle(text.element).letterSpacing) || 0;
    return [{ ...text, own, step: -Math.sign(by) * fontSizeOf(text.element) }];
  });
  for (const spacing of SPACINGS) {
    for (const { element, own, step } of off)
      element.style.letterSpacing = `${own + step * spacing}px`;
    off = off.filter(hasMoved);
  }
  for (const { element } of off) element.style.letterSpacing = '';
  const kept = off.map((text) => ({ text, isShorter: !pieceMovedBy(text) && movedBy(text) < 0 }));
  for (const { text, isShorter } of kept) (isShorter ? keepHeight : keepFallback)(text);
}

/**
 * Shows the font in one part, in the place of fallbacks that are as wide on average. Where a text would break into
 * more or fewer lines, or at another word before a term or a link in it, its letters are moved together or apart by a few
 * hundredths until it does not. Where that does not help, it keeps its height, or stays in the fallback: nothing else on
 * the page moves. All before the next frame.
 */
function showIn(part: Element): void {
  const measured = [...textsInSight(part)].map(([element, pieces]) => measure(element, pieces));
  const parents = measured.flatMap(({ element }) => element.parentElement ?? []);
  const grandparents = parents.flatMap(({ parentElement }) => parentElement ?? []);
  const around = [...new Set([...parents, ...grandparents])]
    // What ends below the window moves nothing in it when it grows.
    .filter((element) => element.getBoundingClientRect().bottom <= innerHeight)
    .map((element) => measure(element));
  part.setAttribute('data-font', '');
  // Laid out now, also where nothing is measured, so that the time counts.
  part.getBoundingClientRect();
  fit(measured);
  // What stands in a row may fit beside each other in one font and not in another. The inner ones come first.
  for (const outer of around) if (hasMoved(outer)) keepFallback(outer);
}

/** How many elements get the font in one piece. */
const PART_SIZE = 20;

/** Whether the browser lays the content of an element out when it comes near. */
const isLate = (element: Element): boolean =>
  getComputedStyle(element).contentVisibility === 'auto';

/** Whether it has not come near: the browser lays out more than the window. */
const isLeftOut = (element: Element): boolean =>
  isLate(element) &&
  ![...element.children].some((child) => child.checkVisibility?.({ contentVisibilityAuto: true }));

/**
 * The parts of an element that get the font one after the other, because all of it at once would hold up a touch:
 * what is small, what has text of its own, what is hidden, and what is left out. Each is followed by what is around it.
 */
function partsOf(element: Element): Element[] {
  const isPart =
    element instanceof SVGElement ||
    element.getElementsByTagName('*').length <= PART_SIZE ||
    hasText(element) ||
    getComputedStyle(element).display === 'none' ||
    isLeftOut(element);
  return isPart ? [element] : [...[...element.children].flatMap(partsOf), element];
}

/**
 * How high and deep the fallback of this system is: with the same figures the font stands on the same lines.
 * Measured in the document, because a canvas takes several times as long.
 */
function fallbackMetrics(): FontFaceDescriptors {
  const line = document.createElement('div');
  const text = document.createElement('span');
  // Without text of its own it stands on the baseline.
  const baseline = document.createElement('span');
  baseline.style.display = 'inline-block';
  // Large, because boxes are measured in fractions of a pixel.
  line.style.cssText = 'position:fixed;visibility:hidden;font-size:60em';
  text.append('x');
  line.append(text, baseline);
  document.querySelector('#root')?.append(line);
  const { top, bottom } = text.getBoundingClientRect();
  const base = baseline.getBoundingClientRect().bottom;
  const em = parseFloat(getComputedStyle(line).fontSize);
  line.remove();
  return {
    ascentOverride: `${((base - top) / em) * 100}%`,
    descentOverride: `${((bottom - base) / em) * 100}%`,
    lineGapOverride: '0%',
  };
}

/** How long work goes on before the browser may answer somebody, in milliseconds. */
const SLICE = 8;

/** Calls for each item, with pauses for the browser. */
async function inSlices<Item>(
  items: Iterable<Item>,
  call: (item: Item) => void,
  pause: () => Promise<unknown> = idle,
): Promise<void> {
  let start = -Infinity;
  for (const item of items) {
    if (performance.now() - start > SLICE) {
      await pause();
      start = performance.now();
    }
    call(item);
  }
}

const isFaceOfSite = ({ family }: FontFace): boolean => family.includes(WEB_FAMILY);

/** Brings the font in, fetched after the first paint, and lays out what the styles left out below the window. */
async function showFont(faces: readonly FontFace[]): Promise<void> {
  await idle();
  const metrics = fallbackMetrics();
  for (const face of faces) Object.assign(face, metrics);
  // Every weight, because one that came later would move the page. The other syllables are fetched when one comes up:
  // a space is not among them.
  await Promise.all(
    faces.map(({ weight }) =>
      document.fonts.load(`${parseFloat(weight)} 1em "${WEB_FAMILY}"`, ' '),
    ),
  );
  await idle();
  const parts = [...(document.querySelector('#root')?.children ?? [])].flatMap(partsOf);
  await inSlices(parts, (part) => {
    if (!isLeftOut(part) && !part.querySelector('[data-font]')) return showIn(part);
    part.setAttribute('data-font', '');
    // Now, so that the time counts.
    part.getBoundingClientRect();
  });
  // For what is put in later. Of the body, it would have the styles of all elements computed again.
  document.querySelector('#root')?.setAttribute('data-font', '');
}

/** Lays out what the styles left out, part by part, and then says so: the content of another page may be there meanwhile. */
async function layOutBelow(): Promise<void> {
  const content = document.querySelector('main')?.firstElementChild;
  const parts = document.querySelectorAll(
    'link ~ *, [data-spine] > link ~ * > *, main section ~ section, [data-late], footer',
  );
  await inSlices(parts, (part) => {
    if (!isLate(part)) return;
    part.setAttribute('data-whole', '');
    // Now, so that the time counts.
    part.getBoundingClientRect();
  });
  if (loader) loader.laidOut = content;
}

/** The inline script, `loader.js`. */
interface LoaderElement extends HTMLElement {
  /** What was touched last. */
  readonly touched?: EventTarget | null;
  /** An element of the content whose parts are all laid out. */
  laidOut?: Element | null | undefined;
}

interface Entry {
  readonly start: () => Promise<void>;
}

const loader = document.querySelector<LoaderElement>('[data-entry]');
const { entry = '', modules = '', props } = loader?.dataset ?? {};
const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/** React is the largest file, and the first that is evaluated: all others arrive meanwhile. */
const [react = '', ...others] = modules
  ? modules.split(' ').map((name) => `/assets/${name}.js`)
  : [];

/** Fetches a file at the lowest priority, and evaluates nothing. */
function fetchFile(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** How long modules wait for a browser that is never idle, in milliseconds. */
const IDLE_TIMEOUT = 100;

let starting: 'not yet' | 'started' | 'failed' = 'not yet';
/** The page that a press leads to starts its own scripts. */
let isLeaving = false;

async function whenFree(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await whenPainted();
  if (isLeaving) throw new Error('The page is left.');
}

/**
 * Imports the modules of the page one by one, so that a press in between is answered: to ask for one takes milliseconds
 * on a phone, and what is evaluated together is one task.
 */
async function importModules(): Promise<void> {
  // In development the modules are sources.
  const missing = react ? [...others, entry, ...(props ? [`/assets/${props}.json`] : [])] : [];
  await inSlices(missing, fetchFile, whenFree);
  await idle({ timeout: IDLE_TIMEOUT });
  for (const file of react ? [react, ...others] : []) {
    await whenFree();
    // What cannot be had here is asked for again by whoever needs it.
    const importing = importFile(file).catch(() => undefined);
    if (file === react) await importing;
  }
  await whenFree();
  const { start } = (await importFile(entry)) as Entry;
  await whenFree();
  await start();
}

/** Starts the page at an interaction. */
function startModules(): void {
  isLeaving = false;
  if (starting !== 'not yet') return;
  starting = 'started';
  importModules().catch(() => {
    starting = isLeaving ? 'not yet' : 'failed';
  });
}

/** Whether a press leads to another document, as it does before the modules are there. */
function leads({ target }: Event): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link ? !link.hash || link.pathname !== location.pathname : false;
}

function watchInteractions(): void {
  watchPresses();
  const onClick = (event: Event) => {
    isLeaving = leads(event);
    // What cannot be had is asked for again with the next press.
    if (starting !== 'failed' || isLeaving) return;
    starting = 'not yet';
    startModules();
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('submit', () => (isLeaving = true), { capture: true });
  if (!loader) return;
  Object.assign(loader, { start: startModules, whenPainted, layOutBelow });
  // Something was touched before this module was there.
  if (loader.touched) startModules();
}

/** An island that shows nothing without its script does not wait for an interaction. */
function startWhenVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) startModules();
  });
  for (const island of document.querySelectorAll('[data-when]'))
    observer.observe(island.firstElementChild ?? island);
}

async function settle(): Promise<void> {
  watchInteractions();
  startWhenVisible();
  // To ask for a file takes milliseconds on a phone, and so does evaluating this one: not in one task.
  await idle();
  if (react) fetchFile(react);
  await idle();
  // Without it the page stays in the fonts that it was painted in.
  const faces = [...document.fonts].filter(isFaceOfSite);
  if (faces.length > 0) await showFont(faces).catch(() => undefined);
  await layOutBelow();
  performance.mark('font');
}

void settle();
