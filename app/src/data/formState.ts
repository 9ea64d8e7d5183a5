import { createContext, use } from 'react';
import type { FormsAvailability, FormState } from '@site/contract/renderer';

export const FormStateContext = createContext<FormState | undefined>(undefined);
/** The outcome of a form that was posted without scripts. */
export const usePostedForm = (): FormState | undefined => use(FormStateContext);

export const FormsAvailabilityContext = createContext<FormsAvailability | undefined>(undefined);
