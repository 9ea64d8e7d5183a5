import {
  parseColorSchemePath,
  getColorSchemePath,
  getDarkMedia,
  type ColorScheme,
} from '@site/contract/color-scheme';

/** Returns the choice that a button of the footer posts; `undefined` for any other button. */
const getChoice = (button: Element | null): ColorScheme | undefined =>
  parseColorSchemePath(button?.getAttribute('formaction') ?? undefined);

/** Shows the page as the server renders it after the choice. */
function show(scheme: ColorScheme): void {
  document.querySelector('link[media]')?.setAttribute('media', getDarkMedia(scheme));
  for (const button of document.querySelectorAll('[formaction]')) {
    const choice = getChoice(button);
    if (choice) button.setAttribute('aria-pressed', String(choice === scheme));
  }
}

/**
 * Applies a choice of the color scheme without reloading: a reload would lose typed text, and the receipt number of a
 * report, which is shown once. `onChosen` is called when the server's pages have changed.
 */
export function listenToColorScheme(onChosen: () => void): void {
  const choose = async (scheme: ColorScheme): Promise<void> => {
    // The response sets the cookie and redirects to this page.
    const { type } = await fetch(getColorSchemePath(scheme), {
      method: 'POST',
      redirect: 'manual',
    });
    if (type !== 'opaqueredirect') return;
    onChosen();
    show(scheme);
  };
  document.addEventListener('submit', (event) => {
    const scheme = getChoice(event.submitter);
    if (!scheme) return;
    event.preventDefault();
    // Without a connection, the choice is not applied.
    choose(scheme).catch(() => undefined);
  });
}
