import { hasStandIn, LANGUAGES } from '@site/contract/language';
import { getAddresses } from '@site/contract/paths';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';

/** Finds menu entries whose label differs from the title of their page. */
export function* checkNames({ site, pages, files }: Library): Generator<Problem> {
  const source = files.find(({ file }) => file === 'content/site.json');
  if (!source) return;
  const slugs = getAddresses(pages.keys());
  // A text may be missing in a language, so the label and the title can be in different languages.
  const languages = LANGUAGES.filter((language) => !hasStandIn(language));
  for (const [group, { items }] of (site?.navigation ?? []).entries())
    for (const [item, { href, external, label, mobileLabel }] of items.entries()) {
      const slug = slugs[href] ?? '';
      const page = pages.get(slug);
      if (external || !page) continue;
      for (const language of languages) {
        const title = page.title[language];
        if (label[language] === title || mobileLabel?.[language] === title) continue;
        const path = ['navigation', group, 'items', item, 'label', language];
        const values = { label: label[language], title, file: `content/pages/${slug}.json` };
        yield createProblemAt(source, path, 'menu.name', values);
      }
    }
}
