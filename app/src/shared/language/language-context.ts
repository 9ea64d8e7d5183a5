import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@site/contract/language';

/** The language of the current page. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Reads `LanguageContext`. */
export const useLanguage = (): Language => use(LanguageContext);
