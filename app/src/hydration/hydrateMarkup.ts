/** What more than the browser has something to do for. */
const WANTING = 'table, nav > [popover], nav [aria-current], time[data-time-zone]';

let gone: AbortController | undefined;

/** Adds to the markup of the page what the components of the design system add to it in the browser. */
export function hydrateMarkup(within: HTMLElement): void {
  gone?.abort();
  if (!within.querySelector(WANTING)) return;
  const { signal } = (gone = new AbortController());
  void import('@site/design-system/markup').then(({ enhanceMarkup }) => {
    if (!signal.aborted) enhanceMarkup(within, signal);
  });
}
