/*
 * The one inline script. It wakes the page up: starts the modules named in its own attributes once the
 * first contentful paint is over and the browser is idle, or at the first pointer, touch or key.
 * Kept small and constant, so that every page allows the same hash.
 */
{
  const { entry, arrival, modules, font, rest } = document.currentScript.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let awake = false;
  /** How far down everything on the page begins, in pixels. */
  const tops = () =>
    [...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().top);
  /*
   * The site's font takes the place of a fallback of the same widths. Where a line would break elsewhere
   * and something in sight would move, it is taken away again before anybody sees it, and comes with the
   * next page: a system without the fallbacks that were measured, a word that just fits.
   */
  const showFont = async () => {
    const faceOf = (address, unicodeRange) =>
      new FontFace('Pretendard Site', `url(${address})`, { weight: '400 800', unicodeRange });
    const faces = [await faceOf(font).load()];
    // Asked after the other one, and fetched when a syllable comes up that the site did not know of.
    if (rest) faces.unshift(faceOf(rest, 'U+AC00-D7A3'));
    const show = () => faces.map((face) => document.fonts.add(face));
    const before = tops();
    show();
    if (tops().some((top, at) => before[at] < innerHeight && Math.abs(top - before[at]) > 2)) {
      faces.map((face) => document.fonts.delete(face));
      self.navigation?.addEventListener('navigate', ({ navigationType }) => {
        // The router replaces the address by itself when it starts: nobody went on yet.
        if (navigationType !== 'replace') show();
      });
    }
    performance.mark('font');
  };
  const wake = async () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    const parts = modules
      ? [arrival, ...modules.split(' ')].map((name) => `/assets/${name}.js`)
      : [];
    for (const href of [...parts, entry])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    if (font) showFont().catch(() => {});
    // All are on their way together, and run one after the other: in one piece they would hold up a touch.
    for (const address of [...parts, entry]) await import(address);
  };
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    (self.requestIdleCallback ?? setTimeout)(wake);
  }).observe({ type: 'paint', buffered: true });
}
