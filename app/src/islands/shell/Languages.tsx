import { LanguageSwitch } from '@site/design-system';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_LIST, LANGUAGE_PARAMETER } from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';

/** The languages as links to the same address; the click on one is answered by `client/links.ts`. */
export default function Languages() {
  const shown = useLanguage();
  const { pathname, search } = useLocation();
  const languages = LANGUAGE_LIST.map(({ code: language, name, label }) => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_PARAMETER, language);
    return {
      language,
      label,
      name,
      href: `${pathname}?${query.toString()}`,
      current: language === shown,
    };
  });
  return <LanguageSwitch languages={languages} />;
}
