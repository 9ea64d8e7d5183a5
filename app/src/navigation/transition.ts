/**
 * Between two pages or tabs, what both show travels to its new place: a drawing, in a view transition, and the
 * line under the current item of the second level, in an animation of its own, because taking the picture of a
 * view transition costs frames. Everything else is there at once. Nothing travels with reduced motion.
 */

const NAME = 'drawing';

/** The policy allows no style elements: a sheet of the CSSOM holds the rules of a transition. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  // Nothing waits for the movement: the new page is shown at once, and presses reach it.
  '::view-transition{pointer-events:none}' +
    '::view-transition-old(root){display:none}' +
    '::view-transition-new(root){animation:none}' +
    `::view-transition-group(${NAME}){animation-duration:var(--motion-duration-normal);animation-timing-function:var(--motion-easing-standard)}` +
    // The same drawing at another size: one of both is enough.
    `::view-transition-old(${NAME}){display:none}` +
    `::view-transition-new(${NAME}){animation:none}`,
);

const isReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const drawingsIn = (page: Document): HTMLImageElement[] => [
  ...page.querySelectorAll<HTMLImageElement>('main img[src]'),
];
const fileOf = (image: HTMLImageElement): string | null => image.getAttribute('src');

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** The first drawing of the next page that is on the screen now. */
function sharedDrawing(next: Document): HTMLImageElement | undefined {
  const shown = new Map(
    drawingsIn(document)
      .filter((image) => isInView(image))
      .map((image) => [fileOf(image), image]),
  );
  return drawingsIn(next)
    .map((image) => shown.get(fileOf(image)))
    .find(Boolean);
}

const LINE = { pseudoElement: '::after' } as const;

/** The list of the second level, whose pseudo-element is the line, and where that is. */
function lineOfPage() {
  const list = document.querySelector('main nav > ul');
  if (!list) return undefined;
  const { left, width } = getComputedStyle(list, LINE.pseudoElement);
  return { list, left, width };
}

/** Lets the line of the page that is shown now come from where it was. */
function moveLine(before: ReturnType<typeof lineOfPage>): void {
  const now = before && lineOfPage();
  if (!now || now.list === before.list || now.left === before.left) return;
  const styles = getComputedStyle(document.documentElement);
  now.list.animate(
    { left: [before.left, now.left], width: [before.width, now.width] },
    {
      ...LINE,
      duration: Number.parseFloat(styles.getPropertyValue('--motion-duration-normal')),
      easing: styles.getPropertyValue('--motion-easing-standard'),
    },
  );
}

/**
 * Shows another page by calling `update`: at once, or, where a drawing travels, within the next frames.
 * @param next the page that `update` puts on the screen
 */
export function withTransition(next: Document, update: () => void): void {
  if (isReduced()) {
    update();
    return;
  }
  const drawing = 'startViewTransition' in document ? sharedDrawing(next) : undefined;
  if (!drawing) {
    const line = lineOfPage();
    update();
    moveLine(line);
    return;
  }
  const file = fileOf(drawing);
  let named: HTMLImageElement | undefined = drawing;
  const rename = (image: HTMLImageElement | undefined) => {
    if (named) named.style.viewTransitionName = '';
    if (image) image.style.viewTransitionName = NAME;
    named = image;
  };
  rename(drawing);
  document.adoptedStyleSheets.push(sheet);
  const transition = document.startViewTransition(() => {
    update();
    const target = drawingsIn(document).find((image) => fileOf(image) === file);
    rename(target && isInView(target) ? target : undefined);
  });
  // Another page was asked for meanwhile: that transition is skipped, its update is not.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    rename(undefined);
    const { adoptedStyleSheets } = document;
    adoptedStyleSheets.splice(adoptedStyleSheets.lastIndexOf(sheet), 1);
  });
}
