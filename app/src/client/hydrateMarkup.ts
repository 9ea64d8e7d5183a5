/** Markup that `enhanceMarkup` changes: pages without any need not load its code. */
const ENHANCED = 'table, nav > [popover], nav [aria-current], time[data-time-zone]';

/** Removes the listeners of the page before. */
let previous: AbortController | undefined;

/** Adds to the markup of the page what the components of the design system add to it in the browser. */
export function hydrateMarkup(within: HTMLElement): void {
  previous?.abort();
  if (!within.querySelector(ENHANCED)) return;
  const { signal } = (previous = new AbortController());
  import('@site/design-system/markup').then(
    ({ enhanceMarkup }) => {
      if (!signal.aborted) enhanceMarkup(within, signal);
    },
    // It could not be fetched: the markup works as it does without scripts.
    () => undefined,
  );
}
