import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@site/contract/language';

import { EMPTY_STATE, PAGE_STATE_ID, type PageState } from '../islands/pageState.ts';

/** The inline script of a document, which names the files of its page and keeps what happened before them. */
interface LoaderElement extends HTMLScriptElement {
  /** Set when the router listens to Back and Forward. */
  isRouted?: boolean;
  /** What was touched last. */
  readonly touched?: EventTarget | null;
  /** Resolves once the frame after every press is painted: see `pendingInteraction.ts`. */
  readonly whenPainted?: () => Promise<void>;
  /** Lays out what is below the first screen of the page that is shown, part by part. */
  readonly layOutBelow?: () => Promise<void>;
  /** Buttons that were pressed before their script was there, in order. */
  readonly presses?: Set<HTMLElement | null | undefined>;
}

/** The loader script of a document; `null` where it has none. */
export const loaderOf = (page: Document): LoaderElement | null =>
  page.querySelector<LoaderElement>('[data-entry]');

/** The language that a document was rendered in. A browser that translates the page changes its `lang`. */
export function languageOf(page: Document): Language {
  const language = loaderOf(page)?.dataset['language'];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** What the islands of a document need: a file that it names, or an element inside it. */
export async function loadPageState(page: Document): Promise<PageState> {
  const file = loaderOf(page)?.dataset['props'];
  if (file) {
    const response = await fetch(`/assets/${file}.json`);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return (await response.json()) as PageState;
  }
  const element = page.getElementById(PAGE_STATE_ID);
  const text = element?.textContent;
  // It may hold what somebody typed: the document does not keep it.
  element?.remove();
  return text ? (JSON.parse(text) as PageState) : EMPTY_STATE;
}
