import { LoadingFallback as Fallback } from '@site/design-system';
import { useTranslation } from 'react-i18next';

import { i18nFor } from '../language/i18n.ts';
import { useLanguage } from '../language/LanguageContext.ts';

/** Says that the next page is coming, once that takes longer than a moment. */
export function LoadingFallback() {
  const { language } = useLanguage();
  // Outside of the page's provider: the language may just be changing.
  const { t } = useTranslation('shell', { i18n: i18nFor(language) });
  return <Fallback>{t('loading')}</Fallback>;
}
