/*
 * The one inline script. It starts hydration: imports the modules named in its own attributes once the
 * first contentful paint is over and the browser is idle, or at the first pointer, touch or key.
 * Kept small and constant, so that every page allows the same hash.
 */
{
  const { entry, arrival, modules, font } = document.currentScript.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const parts = modules
      ? [arrival, ...modules.split(' ')].map((name) => `/assets/${name}.js`)
      : [];
    const fetchEarly = (link) =>
      document.head.append(Object.assign(document.createElement('link'), link));
    for (const href of [...parts, entry]) fetchEarly({ rel: 'modulepreload', href });
    if (font) fetchEarly({ rel: 'preload', as: 'font', crossOrigin: '', href: font });
    // All are on their way together, and run one after the other: in one piece they would hold up a touch.
    for (const address of [...parts, entry]) await import(address);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    (self.requestIdleCallback ?? setTimeout)(start);
  }).observe({ type: 'paint', buffered: true });
}
