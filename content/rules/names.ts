import { hasStandIn, LANGUAGES } from '@site/contract/language';
import { getAddresses } from '@site/contract/paths';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';

/** Finds menu entries whose label differs from the title of their page. */
export function checkNames({ site, pages, files }: Library): Problem[] {
  const source = files.find(({ file }) => file === 'content/site.json');
  if (!source) return [];
  const slugs = getAddresses(pages.keys());
  return (site?.navigation ?? []).flatMap(({ items }, group) =>
    items.flatMap(({ href, external, label, mobileLabel }, item): Problem[] => {
      const slug = slugs[href] ?? '';
      const page = pages.get(slug);
      if (external || !page) return [];
      // If a text may be missing, the label or the title can be in another language.
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
