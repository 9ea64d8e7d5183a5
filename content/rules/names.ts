import { LANGUAGES } from '@site/contract/language';

import type { Library } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';

/** Menu entries that call a page otherwise than its own title does. */
export function checkNames({ site, pages }: Library): Problem[] {
  return (site?.navigation ?? []).flatMap(({ items }, group) =>
    items.flatMap(({ href, external, label, mobileLabel }, item): Problem[] => {
      const slug = href === '/home/r&d' ? 'rnd' : (href.split('/').at(-1) ?? '');
      const page = pages.get(slug);
      if (external || !page) return [];
      return LANGUAGES.flatMap((language): Problem[] => {
        const title = page.title[language];
        if (label[language] === title || mobileLabel?.[language] === title) return [];
        const key = `navigation[${group}].items[${item}].label.${language}`;
        const what = `is "${label[language]}", but the page calls itself "${title}"; use one name`;
        return [{ file: 'content/site.json', key, what }];
      });
    }),
  );
}
