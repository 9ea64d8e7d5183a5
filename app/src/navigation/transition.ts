/**
 * Between two pages or tabs, what both show is animated from its old place to its new one: a drawing, and the line under
 * the current item of the second level. By the Web Animations API, because the snapshots of a view transition cost frames.
 * Everything else is shown at once. With reduced motion nothing is animated.
 */

const isReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The timing of the animations, from the tokens. */
function timing(): { readonly duration: number; readonly easing: string } {
  const styles = getComputedStyle(document.documentElement);
  return {
    duration: Number.parseFloat(styles.getPropertyValue('--motion-duration-normal')),
    easing: styles.getPropertyValue('--motion-easing-standard'),
  };
}

const drawingsIn = (page: Document): HTMLImageElement[] => [
  ...page.querySelectorAll<HTMLImageElement>('main img[src]'),
];
const fileOf = (image: HTMLImageElement): string | null => image.getAttribute('src');

const isInView = ({ top, bottom, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && top < innerHeight;

/** The first drawing of the next page that is on the screen now: its file, and where it is. */
function sharedDrawing(next: Document) {
  const files = new Set(drawingsIn(next).map(fileOf));
  const shown = new Map(
    drawingsIn(document)
      .filter((image) => files.has(fileOf(image)))
      .map((image) => ({ file: fileOf(image), place: image.getBoundingClientRect() }))
      .filter(({ place }) => isInView(place))
      .map((drawing) => [drawing.file, drawing]),
  );
  return [...files].map((file) => shown.get(file)).find(Boolean);
}

/** Animates a drawing of the page that is shown now from the place and size that it had before. */
function moveDrawing({ file, place }: NonNullable<ReturnType<typeof sharedDrawing>>): void {
  const image = drawingsIn(document).find((one) => fileOf(one) === file);
  const now = image?.getBoundingClientRect();
  if (!image || !now || !isInView(now)) return;
  const [x, y] = [place.left - now.left, place.top - now.top];
  const from = `translate(${x}px, ${y}px) scale(${place.width / now.width})`;
  image.animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, timing());
}

const LINE = { pseudoElement: '::after' } as const;

/** The list of the second level, whose `::after` is the line, and where that is. */
function lineOfPage() {
  const list = document.querySelector('main nav > ul');
  if (!list) return undefined;
  const { left, width } = getComputedStyle(list, LINE.pseudoElement);
  return { list, left, width };
}

/** Animates the line of the page that is shown now from where it was. */
function moveLine(before: NonNullable<ReturnType<typeof lineOfPage>>): void {
  const now = lineOfPage();
  if (!now || now.list === before.list || now.left === before.left) return;
  now.list.animate(
    { left: [before.left, now.left], width: [before.width, now.width] },
    { ...LINE, ...timing() },
  );
}

/**
 * Shows another page by calling `update`, and starts the animations.
 * @param next the page that `update` puts on the screen
 */
export function withTransition(next: Document, update: () => void): void {
  if (isReduced()) {
    update();
    return;
  }
  const drawing = sharedDrawing(next);
  const line = drawing ? undefined : lineOfPage();
  update();
  if (drawing) moveDrawing(drawing);
  if (line) moveLine(line);
}
