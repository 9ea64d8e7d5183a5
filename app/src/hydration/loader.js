/*
 * The one inline script. It evaluates no module of a page. After the first contentful paint, when the browser is idle,
 * it starts `afterPaint.ts`, which does the rest; until that is there, it notes what is pressed and touched. Kept small and
 * constant, so that every page allows the same hash.
 */
{
  const script = document.currentScript;
  const { dataset } = document.documentElement;
  // It stands in the head, and a stylesheet in the middle of the document may hold up its end.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // What cannot be had is asked for again with the next press.
  const load = () => parsed.then(() => import(script.dataset.after)).catch(() => {});
  script.presses = new Set();
  addEventListener(
    'click',
    ({ target }) => {
      const { hash, pathname } = target.closest?.('a') ?? {};
      // Where all is laid out already, that would have the styles of the whole page computed again before the answer.
      if (hash && pathname === location.pathname && !script.laidOut?.isConnected)
        dataset.whole = '';
      // A press on a button that does nothing without its script is repeated once the script is there.
      script.presses.add(
        target.closest?.('[data-island]:not([data-hydrated]) [type=button]:not([popovertarget])'),
      );
      if (!script.start) void load();
    },
    true,
  );
  // Back leads from a page that was loaded anew to one that was shown in its place before: the browser changes the address
  // alone, and leaves the page to the router.
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    if (!script.isRouted && location.pathname + location.search !== pathname + search)
      location.reload();
  });
  // The address leads into the page: all above has its height.
  if (location.hash) dataset.whole = '';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length) {
      observer.disconnect();
      // Bubbling: a row that the browser scrolls to its current entry is no interaction, and does not bubble.
      for (const type of 'pointermove pointerup touchend scroll keydown focusin'.split(' '))
        addEventListener(type, ({ target }) => (script.start ?? load)((script.touched = target)));
      void parsed.then(() => (self.requestIdleCallback ?? setTimeout)(load));
    }
  }).observe({ type: 'paint', buffered: true });
}
