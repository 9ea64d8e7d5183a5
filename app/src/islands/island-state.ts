import type { FormsAvailability, FormState } from '@site/contract/renderer';

/** The data of an island apart from its markup. The attribute `state` contains it as JSON. */
export interface IslandState {
  /** The props of its component. */
  readonly props?: object;
  /** The outcome of a form that was posted without scripts. */
  readonly form?: FormState;
  readonly formsAvailability?: FormsAvailability;
}
