import type { Messages } from '@site/content/schema/messages.ts';
import type { FormsAvailability, FormState } from '@site/contract/renderer';

/** What the islands of one page need besides their markup. Travels as JSON. */
export interface PageState {
  /** By the id of the island; islands without props are left out. */
  readonly props: Readonly<Record<string, object>>;
  /** By namespace: texts that only some pages have. */
  readonly messages: Readonly<Record<string, Messages>>;
  /** The outcome of a form that was posted without scripts. */
  readonly form?: FormState;
  readonly formsAvailability?: FormsAvailability;
}

/**
 * Id of the element that holds the state of a page inside the document. The build moves it into a file of
 * its own, named by `data-props` of the loader, so that the document stays small.
 */
export const PAGE_STATE_ID = 'page-state';

/** The state of a page whose islands need nothing. */
export const EMPTY_STATE: PageState = { props: {}, messages: {} };
