/*
 * The one inline script. It wakes the page up: starts the modules named in its own attributes once the
 * first contentful paint is over and the browser is idle, or at the first pointer, touch or key.
 * Kept small and constant, so that every page allows the same hash.
 */
{
  const { entry, modules, font } = document.currentScript.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const href of modules ? modules.split(' ') : []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(entry);
    if (font)
      void new FontFace('Pretendard Site', `url(${font})`, { weight: '400 800' }).load().then(
        (face) => document.fonts.add(face),
        () => {},
      );
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
