import { LanguageSwitch, type LanguageSwitchProps } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  getShownLanguage,
  LANGUAGE_LIST,
  LANGUAGE_NAMES,
  LANGUAGE_PARAMETER,
} from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';
import { matchRoute } from '../../shared/routes.ts';

/**
 * Links to the same address in each language; `client/links.ts` handles clicks. If the page is not published in a
 * language, its link names the language that is shown instead and leads to it.
 */
export default function Languages({ layout }: Pick<LanguageSwitchProps, 'layout'>) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname);
  const options = LANGUAGE_LIST.map(({ code, name, label }) => {
    const shownLanguage = getShownLanguage(code, route?.unpublished);
    const query = new URLSearchParams(route && search);
    query.set(LANGUAGE_PARAMETER, shownLanguage);
    return {
      language: code,
      label,
      name,
      // Unknown addresses share one document.
      href: `${route ? pathname : ''}?${query.toString()}`,
      note:
        shownLanguage === code
          ? undefined
          : t('language.instead', { language: LANGUAGE_NAMES[shownLanguage] }),
      current: code === language,
    };
  });
  return <LanguageSwitch languages={options} layout={layout} />;
}
