import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@site/contract/language';

interface LanguageChoice {
  readonly language: Language;
  /** Shows the page in another language, at the same tab and anchor, and remembers the choice. */
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  choose: () => undefined,
});

export const useLanguage = (): LanguageChoice => use(LanguageContext);
