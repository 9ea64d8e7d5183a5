/*
 * The one inline script. It wakes the page up: starts the modules named in its own attributes once the
 * first contentful paint is over and the browser is idle, or at the first pointer, touch or key.
 * Kept small and constant, so that every page allows the same hash.
 */
{
  const { entry, arrival, modules, font, rest } = document.currentScript.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let awake = false;
  /*
   * The site's font takes the place of a fallback of the same widths, so that nothing moves. A system
   * without such a fallback keeps its own font on this page and gets the site's with the next one.
   */
  const showFont = async () => {
    const { fonts, documentElement } = document;
    const sample = documentElement.lang === 'ko' ? '가a' : 'a';
    const faceOf = (address, unicodeRange = 'U+0-10FFFF') =>
      new FontFace('Pretendard Site', `url(${address})`, { weight: '400 800', unicodeRange });
    const add = (face) => {
      // Asked after the other one, and fetched when a syllable comes up that the site did not know of.
      if (rest) fonts.add(faceOf(rest, 'U+AC00-D7A3'));
      fonts.add(face);
    };
    const [face, matched] = await Promise.all([
      faceOf(font).load(),
      fonts.load('1em "Pretendard Fallback"', sample).then(
        (faces) => faces.length > 0,
        () => false,
      ),
    ]);
    if (matched) add(face);
    else
      self.navigation?.addEventListener('navigate', ({ navigationType }) => {
        // The router replaces the address by itself when it starts: nobody went on yet.
        if (navigationType !== 'replace') add(face);
      });
    performance.mark('font');
  };
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const name of modules ? [arrival, ...modules.split(' ')] : []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/assets/${name}.js`;
      document.head.append(link);
    }
    void import(entry);
    if (font) showFont().catch(() => {});
  };
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(wake);
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  const paints = self.PerformanceObserver?.supportedEntryTypes ?? [];
  if (paints.includes('paint'))
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  else addEventListener('load', () => requestAnimationFrame(whenIdle));
}
