import type { FormsAvailability, FormState } from '@site/contract/renderer';

/** What an island needs besides its markup. The attribute `state` holds it as JSON. */
export interface IslandState {
  /** The props of its component. */
  readonly props?: object;
  /** The outcome of a form that was posted without scripts. */
  readonly form?: FormState;
  readonly formsAvailability?: FormsAvailability;
}
