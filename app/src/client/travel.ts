/** The drawing that moves, in `global.css`. */
const NAME = 'drawing';

const isInWindow = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Finds the drawing of a visible link to an address, and the same drawing on the page that the address shows. */
function findDrawings(address: string, next: Element) {
  const links = [...document.querySelectorAll('main a')].filter(
    (link) => link.getAttribute('href') === address,
  );
  // The link of a card is beside its drawing.
  const images = links.flatMap((link) => [...(link.closest('li') ?? link).querySelectorAll('img')]);
  for (const from of images.filter(isInWindow)) {
    const to = [...next.querySelectorAll('img')].find(
      (image) => image.getAttribute('src') === from.getAttribute('src'),
    );
    if (to) return { from, to };
  }
  return undefined;
}

/**
 * Shows the next page. The drawing of the link that leads there moves to its place on the page, where the browser has
 * view transitions and the visitor allows motion.
 * @param next the part of the page that is going to be shown
 * @param swap shows it
 */
export async function moveDrawing(address: string, next: Element, swap: () => void): Promise<void> {
  const drawings = findDrawings(address, next);
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!drawings || !canMove) {
    swap();
    return;
  }
  const { from, to } = drawings;
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    swap();
    to.style.viewTransitionName = NAME;
  });
  void transition.finished.finally(() => {
    to.style.viewTransitionName = '';
  });
  // The page is shown, also where the browser skips the movement, such as in a hidden tab.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
