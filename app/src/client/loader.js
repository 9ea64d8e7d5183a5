/*
 * The inline script of every document, and the only one that runs before the first interaction. It imports the client
 * code at the first event of a pointer, key, focus or scroll. It is the same on every page, so that one hash in the
 * policy allows it.
 */
{
  const { entry, react } = document.currentScript.dataset;
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const privateIslands = () => document.querySelectorAll('site-island[private]');
  let loadedEntry;

  // After the frame that answers the event. An import that fails is repeated at the next event.
  const start = () => {
    if (!loadedEntry)
      loadedEntry = requestAnimationFrame(() =>
        setTimeout(() =>
          parsed
            .then(() => import(entry))
            .catch(() => {
              loadedEntry = undefined;
              for (const link of document.querySelectorAll('a[data-pressed]')) {
                link.click();
                link.removeAttribute('data-pressed');
              }
            }),
        ),
      );
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // The font of the site is shown once it is there, so that the page is laid out again once. Faces with a range of
    // letters are fallbacks, or for letters that the page does not have.
    const fonts = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF');
    Promise.all(fonts.map((font) => font.load())).then(
      () => document.documentElement.classList.add('font'),
      () => {},
    );
    // Before the first paint the browser itself causes such events.
    for (const type of ['pointermove', 'pointerup', 'touchend', 'keydown', 'focusin', 'scroll'])
      addEventListener(type, start, { passive: true });
    // React is most of the client code. Not by `modulepreload`: a module whose preload fails is not asked for again.
    (self.requestIdleCallback ?? setTimeout)(() => {
      if (react)
        fetch(react, { priority: 'low' }).then(
          (response) => response.blob(),
          () => {},
        );
    });
  }).observe({ type: 'paint', buffered: true });

  // The drawing in the link that is followed moves to its place on the next page: see `global.css` and `show.ts`.
  const findDrawing = () => document.querySelector('[data-travels]');
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!findDrawing()?.offsetWidth) viewTransition?.skipTransition();
  });

  // `SiteIsland` presses a button, or a link that opens something in place, again once it is hydrated. A second press
  // follows the link.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a');
      if (link) {
        findDrawing()?.removeAttribute('data-travels');
        (link.closest('article') ?? link).querySelector('img')?.setAttribute('data-travels', '');
      }
      const control = event.target.closest?.(
        'site-island:not([hydrated]) :is([data-opens], [type=button]:not([popovertarget])):not([data-pressed])',
      );
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      control.setAttribute('data-pressed', '');
    },
    true,
  );

  // After a reload, the entry before may be a page that was shown without loading a document: the browser then only
  // changes the address.
  const address = () => location.pathname + location.search;
  const loaded = address();
  addEventListener('popstate', () => {
    if (!loadedEntry && address() !== loaded) location.reload();
  });

  // Nothing of the hotline is kept in the memory of the browser.
  addEventListener('pagehide', () => {
    for (const island of privateIslands()) island.replaceChildren();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && privateIslands().length > 0) location.replace(address());
  });
}
