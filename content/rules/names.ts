import { hasStandIn, LANGUAGES } from '@site/contract/language';
import { getAddresses } from '@site/contract/paths';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';

/** Menu entries that call a page otherwise than its own title does. */
export function checkNames({ site, pages, files }: Library): Problem[] {
  const source = files.find(({ file }) => file === 'content/site.json');
  if (!source) return [];
  const slugs = getAddresses(pages.keys());
  return (site?.navigation ?? []).flatMap(({ items }, group) =>
    items.flatMap(({ href, external, label, mobileLabel }, item): Problem[] => {
      const slug = slugs[href] ?? '';
      const page = pages.get(slug);
      if (external || !page) return [];
      // Where a text may be missing, another language stands in for one of the two.
      return LANGUAGES.filter((language) => !hasStandIn(language)).flatMap(
        (language): Problem[] => {
          const title = page.title[language];
          if (label[language] === title || mobileLabel?.[language] === title) return [];
          const path = ['navigation', group, 'items', item, 'label', language];
          const values = { label: label[language], title, file: `content/pages/${slug}.json` };
          return [createProblemAt(source, path, 'menu.name', values)];
        },
      );
    }),
  );
}
