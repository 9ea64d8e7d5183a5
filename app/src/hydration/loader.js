/*
 * The one inline script. It evaluates no module of a page before a sign of a person; after the first
 * contentful paint, when the browser is idle, it starts `afterPaint.ts`. At the first sign it imports the
 * modules that its own attributes name. Kept small and constant, so that every page allows the same hash.
 */
{
  const script = document.currentScript;
  const { entry, after, modules } = script.dataset;
  const { dataset } = document.documentElement;
  // A press is a sign when it ends: until then, and in the frame that answers it, nothing may hold it up.
  const signs = 'pointermove pointerup touchend scroll keydown focusin'.split(' ');
  // It stands in the head, and a stylesheet in the middle of the document may hold up its end.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let started;
  let failed;
  // The page that a press leads to starts its own scripts.
  let leaves;
  script.presses = new Set();
  script.start = ({ target } = {}) => {
    leaves = 0;
    if (started) return;
    started = script.touched = target ?? script;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (leaves) started = 0;
        else {
          // All are on their way together. Each runs in a task of its own: in one piece they would hold up a touch.
          if (modules)
            for (const name of modules.split(' ')) import(`/assets/${name}.js`).catch(() => {});
          parsed
            .then(() => import(entry))
            .then((module) => module.start())
            // What cannot be had is asked for again with the next press.
            .catch(() => (failed = 1));
        }
      }),
    );
  };
  // A press on a button that does nothing without its script is repeated once the script is there.
  addEventListener(
    'click',
    ({ target }) => {
      const { hash, href, pathname } = target.closest?.('a') ?? {};
      if (hash && pathname === location.pathname) dataset.whole = '';
      else leaves = href;
      if (failed && !leaves) {
        failed = started = 0;
        script.start({ target });
      }
      script.presses.add(
        target.closest?.('[data-island]:not([data-hydrated]) [type=button]:not([popovertarget])'),
      );
    },
    true,
  );
  addEventListener('submit', () => (leaves = 1), true);
  // The address leads into the page: all above has its height.
  if (location.hash) dataset.whole = '';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length) {
      observer.disconnect();
      for (const sign of signs) addEventListener(sign, script.start, true);
      void parsed.then(() =>
        (self.requestIdleCallback ?? setTimeout)(() => import(after).catch(() => {})),
      );
    }
  }).observe({ type: 'paint', buffered: true });
}
