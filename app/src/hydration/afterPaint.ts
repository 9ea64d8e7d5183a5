/*
 * What follows the first paint without anybody's doing, in small tasks: the site's font, then the layout of
 * what lies below the window. A file of its own, because it is the only one that runs before a sign of a
 * person. Imports nothing.
 */

const idle = () => new Promise<unknown>((free) => (self.requestIdleCallback ?? setTimeout)(free));

/** How far letters may be moved together so that a line breaks where it did, in em. */
const SPACINGS = [0.006, 0.012, 0.02, 0.03];

/** By how much something has to grow or shrink to be seen to move, in pixels. */
const MOVED = 1;
const SITE_FONT = /"?Pretendard Site"?, */;

/** The nearest element that breaks text into lines. */
function blockOf(element: HTMLElement): HTMLElement {
  let block = element;
  while (/^(?:inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement)
    block = block.parentElement;
  return block;
}

/** Blocks in the window that hold text. */
function textsInSight(): HTMLElement[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as HTMLElement;
    // Text inside a drawing has its place.
    if (element instanceof SVGElement || !element.checkVisibility?.())
      return NodeFilter.FILTER_REJECT;
    const { top, bottom, height } = element.getBoundingClientRect();
    // An element without a box of its own, `display: contents`, may hold some that are seen.
    if (height > 0 && (top > innerHeight || bottom < 0)) return NodeFilter.FILTER_REJECT;
    const hasText = [...element.childNodes].some(
      (child) => child instanceof Text && child.data.trim() !== '',
    );
    return hasText ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  const texts = new Set<HTMLElement>();
  while (walker.nextNode()) texts.add(blockOf(walker.currentNode as HTMLElement));
  return [...texts];
}

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;

/** Whether something is higher or lower than it was, so that what follows it has moved. */
const hasMoved = ({ element, height }: Measured): boolean =>
  Math.abs(heightOf(element) - height) >= MOVED;

interface Measured {
  readonly element: HTMLElement;
  readonly height: number;
}

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

const hasGrown = ({ element, height }: Measured): boolean => heightOf(element) - height >= MOVED;

/** Brings texts back to their heights: see `show`. */
function fit(measured: readonly Measured[]): void {
  const moved = measured.filter(hasMoved);
  for (const one of moved.filter((text) => !hasGrown(text))) keepHeight(one);
  let tight = moved.filter(hasGrown).map((one) => {
    const { fontSize, letterSpacing } = getComputedStyle(one.element);
    const own = Number.parseFloat(letterSpacing) || 0;
    return { ...one, own, em: Number.parseFloat(fontSize) };
  });
  for (const spacing of SPACINGS) {
    for (const { element, own, em } of tight)
      element.style.letterSpacing = `${own - em * spacing}px`;
    tight = tight.filter(hasGrown);
  }
  for (const one of tight) if (hasGrown(one)) keepFallback(one);
}

/**
 * Shows a font in the place of fallbacks that are as wide on average. A text that would break into fewer lines
 * keeps its height. Where one would break into more lines, its letters are moved together by a few hundredths
 * until it does not, and where that does not help it stays in the fallback: nothing else on the page moves. All
 * before the next frame.
 */
function show(faces: readonly FontFace[]): void {
  const texts = textsInSight();
  const measure = (element: HTMLElement): Measured => ({ element, height: heightOf(element) });
  const measured = texts.map(measure);
  const parents = texts.flatMap(({ parentElement }) => parentElement ?? []);
  const grandparents = parents.flatMap(({ parentElement }) => parentElement ?? []);
  const around = [...new Set([...parents, ...grandparents])]
    // What ends below the window moves nothing in it when it grows.
    .filter((element) => element.getBoundingClientRect().bottom <= innerHeight)
    .map(measure);
  for (const face of faces) document.fonts.add(face);
  fit(measured);
  // What stands in a row may fit beside each other in one font and not in another. The inner ones come first.
  for (const outer of around) if (hasMoved(outer)) keepFallback(outer);
}

/** How high and deep the fallback of this system is: with the same figures the font stands on the same lines. */
function fallbackMetrics(): FontFaceDescriptors {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return {};
  // At this size a pixel is a percent.
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(' ');
  return {
    ascentOverride: `${fontBoundingBoxAscent}%`,
    descentOverride: `${fontBoundingBoxDescent}%`,
    lineGapOverride: '0%',
  };
}

/** Brings the font in, fetched after the first paint. */
async function showFont(site: string, rest: string | undefined): Promise<void> {
  const metrics = fallbackMetrics();
  const faceOf = (address: string, unicodeRange?: string) =>
    new FontFace('Pretendard Site', `url(${address})`, {
      weight: '400 800',
      ...metrics,
      ...(unicodeRange && { unicodeRange }),
    });
  const faces = [await faceOf(site).load()];
  // Asked after the other one, and fetched when a syllable comes up that the site did not know of.
  if (rest) faces.unshift(faceOf(rest, 'U+AC00-D7A3'));
  await idle();
  show(faces);
}

/** Lays out what the styles left out below the window, part by part. */
async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll('link ~ *, [data-spine] > link ~ * > *, footer')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await idle();
    part.setAttribute('data-whole', '');
  }
}

interface LoaderElement extends HTMLElement {
  /** Imports the modules of the page. */
  readonly start?: () => void;
}

const loader = document.querySelector<LoaderElement>('[data-entry]');
const { entry = '', modules = '', props, font, rest } = loader?.dataset ?? {};

/** Fetches what the page will need when somebody touches it, and evaluates nothing. */
function fetchModules(): void {
  const files = [
    ...modules.split(' ').map((name) => `/assets/${name}.js`),
    entry,
    ...(props ? [`/assets/${props}.json`] : []),
  ];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** An island that shows nothing before its script does not wait for a sign. */
function startWhenVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) loader?.start?.();
  });
  for (const island of document.querySelectorAll('[data-when]'))
    observer.observe(island.firstElementChild ?? island);
}

async function settle(): Promise<void> {
  startWhenVisible();
  // In development the modules are sources.
  if (modules) fetchModules();
  // Without it the page stays in the fonts that it was painted in.
  if (font) await showFont(font, rest).catch(() => undefined);
  await layOutBelow();
  performance.mark('font');
}

void settle();
