import { createContext, use } from 'react';
import type { FormsAvailability, FormState } from '@site/contract/renderer';

/** The outcome of a form that was posted without scripts, for the components of its page. */
export const FormStateContext = createContext<FormState | undefined>(undefined);
/** Returns the outcome of a form that was posted without scripts. */
export const usePostedForm = (): FormState | undefined => use(FormStateContext);

/** The reasons for which forms cannot be used as usual; `undefined` if none is known. */
export const FormsAvailabilityContext = createContext<FormsAvailability | undefined>(undefined);
