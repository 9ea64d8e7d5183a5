import { createContext, use } from 'react';
import { dateInSeoul } from '@site/contract/date';
import { NEWEST_ITEMS } from '@site/contract/limits';
import { API } from '@site/contract/paths';
import type { Headline } from '@site/contract/public-data';
import type { FormsAvailability, FormState, PageData } from '@site/contract/renderer';

async function newest<Item>(collection: string): Promise<Item[]> {
  const response = await fetch(`${collection}?_limit=${NEWEST_ITEMS}`);
  if (!response.ok) throw new Error(`${collection} answered ${response.status}.`);
  return (await response.json()) as Item[];
}

/**
 * The newest items for a page reached inside the site; a page that came from the server brings its own.
 * `origin` is the backend's, where it is not the page's.
 */
export async function fetchPageData(origin = ''): Promise<PageData> {
  const [notices, press, recruitments] = await Promise.all([
    newest<Headline<'notices'>>(origin + API.notices),
    newest<Headline<'press'>>(origin + API.press),
    newest<Headline<'recruitments'>>(origin + API.recruitments),
  ]);
  return { today: dateInSeoul(new Date()), notices, press, recruitments };
}

/** What the server gave this page besides its content. Embedded in the document as JSON. */
export interface ServerState {
  readonly data?: PageData;
  readonly form?: FormState;
  readonly formsAvailability?: FormsAvailability;
}

/** Id of the element that carries the server's state. */
export const SERVER_STATE_ID = 'server-state';

export function readServerState(): ServerState {
  const element = document.getElementById(SERVER_STATE_ID);
  const text = element?.textContent;
  // It may hold what somebody typed: the document does not keep it.
  element?.remove();
  return text ? (JSON.parse(text) as ServerState) : {};
}

export const PageDataContext = createContext<PageData | undefined>(undefined);
/** `undefined` where the data could not be had. */
export const usePageData = (): PageData | undefined => use(PageDataContext);

export const FormStateContext = createContext<FormState | undefined>(undefined);
/** The outcome of a form that was posted without scripts. */
export const usePostedForm = (): FormState | undefined => use(FormStateContext);

export const FormsAvailabilityContext = createContext<FormsAvailability | undefined>(undefined);
