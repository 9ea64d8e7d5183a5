/** Removes the event listeners of the previous page. */
let previous: AbortController | undefined;

/** Adds the behavior of design system components to markup that only the server renders. */
export async function hydrateMarkup(within: HTMLElement): Promise<void> {
  previous?.abort();
  const { signal } = (previous = new AbortController());
  // If this fails, the markup works as it does without scripts.
  const markup = await import('@site/design-system/markup').catch(() => undefined);
  if (!signal.aborted) markup?.enhanceMarkup(within, signal);
}
