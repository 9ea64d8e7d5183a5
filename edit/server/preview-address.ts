import type { Library } from '@site/content/library/library.ts';
import { tabsOf } from '@site/content/schema/page.ts';
import { addressesOf, PATHS, TAB_PARAMETER, type WHISTLEBLOWING_TABS } from '@site/contract/paths';

/** The address of a tab of the page for reports. */
const tabOf = (tab: (typeof WHISTLEBLOWING_TABS)[number]): string =>
  `${PATHS.whistleblowing}?${TAB_PARAMETER}=${tab}`;

/** Files that no page is named for, and the page that shows most of them. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'content/collected.json': PATHS.privacy,
  'content/departments.json': PATHS.inquiry,
  'content/drawings.json': PATHS.home,
  'content/document-words.json': PATHS.terms,
  'content/forms/compliment.json': tabOf('compliments'),
  'content/forms/inquiry.json': PATHS.inquiry,
  'content/forms/lookup.json': tabOf('result'),
  'content/forms/report.json': tabOf('report'),
  'content/forms/reservation.json': PATHS.reservation,
  'content/forms/visit.json': PATHS.visit,
  'content/messages/form.json': PATHS.inquiry,
  'content/messages/pages.json': PATHS.home,
  'content/messages/shell.json': PATHS.home,
  'content/recognitions.json': PATHS.authentication,
  'content/site.json': PATHS.home,
  'content/sites.json': PATHS.network,
};

/** The address at which a file is seen; nothing where it has no page of its own. */
export function previewAddress(library: Library, file: string): string | undefined {
  const addresses = Object.entries(addressesOf(library.pages.keys()));
  const pathOf = (slug: string): string | undefined =>
    addresses.find(([, one]) => one === slug)?.[0];
  const [, folder, name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.json$/.exec(file) ?? [];
  if (folder === 'pages') return pathOf(name);
  for (const [slug, page] of library.pages) {
    const at = pathOf(slug);
    if (at === undefined) continue;
    const shows = (part: unknown) => JSON.stringify(part).includes(`"document":"${name}"`);
    const tab = tabsOf(page).find((one) =>
      folder === 'documents'
        ? shows(one)
        : folder === 'products' && 'product' in one && one.product === name,
    );
    if (tab) return `${at}?${TAB_PARAMETER}=${tab.slug}`;
    if (folder === 'documents' && shows(page)) return at;
  }
  return SHOWN_ON[file];
}
