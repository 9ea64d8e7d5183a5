/*
 * The one inline script. It evaluates no module of a page before a sign of a person; after the first
 * contentful paint, when the browser is idle, it starts `afterPaint.ts`. At the first sign it imports the
 * modules that its own attributes name. Kept small and constant, so that every page allows the same hash.
 */
{
  const script = document.currentScript;
  const { entry, after, modules } = script.dataset;
  const signs = 'pointermove pointerdown touchstart scroll keydown focusin'.split(' ');
  // It stands in the head, and a stylesheet in the middle of the document may hold up its end.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let started;
  script.presses = [];
  script.start = ({ target } = {}) => {
    if (started) return;
    started = script.touched = target ?? script;
    // All are on their way together. Each runs in a task of its own: in one piece they would hold up a touch.
    if (modules) for (const name of modules.split(' ')) void import(`/assets/${name}.js`);
    void parsed.then(() => import(entry));
  };
  // A press on a button that does nothing without its script is repeated once the script is there.
  addEventListener(
    'click',
    ({ target }) =>
      script.presses.push(
        target.closest?.('[data-island]:not([data-hydrated]) [type=button]:not([popovertarget])'),
      ),
    true,
  );
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length) {
      observer.disconnect();
      for (const sign of signs) addEventListener(sign, script.start, true);
      void parsed.then(() => (self.requestIdleCallback ?? setTimeout)(() => import(after)));
    }
  }).observe({ type: 'paint', buffered: true });
}
