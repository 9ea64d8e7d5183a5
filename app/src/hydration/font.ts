/** A window of time in which nothing else is to be done. */
const idle = () => new Promise<unknown>((free) => (self.requestIdleCallback ?? setTimeout)(free));

/** What can be seen now, and how far down it begins, in pixels. */
const sight = (): (readonly [Element, number])[] =>
  [...document.querySelectorAll('main *')]
    .map((element) => [element, element.getBoundingClientRect().top] as const)
    .filter(([, top]) => top < innerHeight);

/**
 * Lets the browser leave out what lies below the window until it is asked for, each part as high as it is
 * now. Gives back what takes the parts in again, one at a time.
 */
function leaveOutBelow(): () => Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')]
    .filter((part) => !part.parentElement?.closest('main section'))
    .map((part) => [part.style, part.getBoundingClientRect()] as const)
    .filter(([, { top }]) => top > innerHeight);
  for (const [style, { height }] of parts) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = `${height}px`;
  }
  return async () => {
    for (const [style] of parts) {
      await idle();
      style.contentVisibility = style.containIntrinsicBlockSize = '';
    }
  };
}

/**
 * Puts the site's font in the place of a fallback of the same widths, screen by screen, because laying out
 * a long page again in one piece holds up whoever touches it. Where a line would break elsewhere and
 * something in sight would move, the font is taken away again before anybody sees it, and comes with the
 * next page: a system without the fallbacks that were measured, a word that just fits.
 *
 * @param site address of the glyphs that the site shows
 * @param rest address of those that it may come to show
 */
export async function showFont(site: string, rest: string | undefined): Promise<void> {
  const faceOf = (address: string, unicodeRange?: string) =>
    new FontFace('Pretendard Site', `url(${address})`, {
      weight: '400 800',
      ...(unicodeRange && { unicodeRange }),
    });
  const faces = [await faceOf(site).load()];
  // Asked after the other one, and fetched when a syllable comes up that the site did not know of.
  if (rest) faces.unshift(faceOf(rest, 'U+AC00-D7A3'));
  const show = () => {
    for (const face of faces) document.fonts.add(face);
  };

  const before = sight();
  const takeInBelow = leaveOutBelow();
  show();
  if (before.some(([one, top]) => Math.abs(one.getBoundingClientRect().top - top) > 2)) {
    for (const face of faces) document.fonts.delete(face);
    self.navigation?.addEventListener('navigate', ({ navigationType }) => {
      // The router replaces the address by itself when it starts: nobody went on yet.
      if (navigationType !== 'replace') show();
    });
  }
  await takeInBelow();
  performance.mark('font');
}
