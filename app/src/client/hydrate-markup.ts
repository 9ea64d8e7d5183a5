/** Ends what was added to the page before. */
let previous: AbortController | undefined;

/** Adds to markup that only the server renders what the components of the design system do in the browser. */
export async function hydrateMarkup(within: HTMLElement): Promise<void> {
  previous?.abort();
  const { signal } = (previous = new AbortController());
  // Without it, the markup works as it does without scripts.
  const markup = await import('@site/design-system/markup').catch(() => undefined);
  if (!signal.aborted) markup?.enhanceMarkup(within, signal);
}
