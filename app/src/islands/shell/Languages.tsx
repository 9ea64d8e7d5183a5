import { LanguageSwitch } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER, LANGUAGES } from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';

/** The languages as links to the same address; the click on one is answered by `client/links.ts`. */
export default function Languages() {
  const { t } = useTranslation('shell');
  const shown = useLanguage();
  const { pathname, search } = useLocation();
  const languages = LANGUAGES.map((language) => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_PARAMETER, language);
    return {
      language,
      label: t(`language.${language}Short`),
      name: t(`language.${language}`),
      href: `${pathname}?${query.toString()}`,
      current: language === shown,
    };
  });
  return <LanguageSwitch languages={languages} />;
}
