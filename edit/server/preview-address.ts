import type { Library } from '@site/content/library/library.ts';
import { reuseResults } from '@site/content/library/cached-results.ts';
import { getTabs } from '@site/content/schema/page.ts';
import { getAddresses, PATHS, TAB_PARAMETER, type WHISTLEBLOWING_TABS } from '@site/contract/paths';

/** Returns the address of a tab of the page for reports. */
const getTab = (tab: (typeof WHISTLEBLOWING_TABS)[number]): string =>
  `${PATHS.whistleblowing}?${TAB_PARAMETER}=${tab}`;

/** Files without a page, and the page that shows most of their content. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'content/collected.json': PATHS.privacy,
  'content/departments.json': PATHS.inquiry,
  'content/drawings.json': PATHS.home,
  'content/document-words.json': PATHS.terms,
  'content/forms/compliment.json': getTab('compliments'),
  'content/forms/inquiry.json': PATHS.inquiry,
  'content/forms/lookup.json': getTab('result'),
  'content/forms/report.json': getTab('report'),
  'content/forms/reservation.json': PATHS.reservation,
  'content/forms/visit.json': PATHS.visit,
  'content/messages/form.json': PATHS.inquiry,
  'content/messages/pages.json': PATHS.home,
  'content/messages/shell.json': PATHS.home,
  'content/recognitions.json': PATHS.authentication,
  'content/site.json': PATHS.home,
  'content/sites.json': PATHS.network,
};

const toJson = reuseResults((part: object) => JSON.stringify(part));

/** Returns the address of the page that shows a file; `undefined` if no page does. */
export function getPreviewAddress(library: Library, file: string): string | undefined {
  const addresses = Object.entries(getAddresses(library.pages.keys()));
  const getPath = (slug: string): string | undefined =>
    addresses.find(([, candidate]) => candidate === slug)?.[0];
  const [, folder, name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.json$/.exec(file) ?? [];
  if (folder === 'pages') return getPath(name);
  for (const [slug, page] of library.pages) {
    const at = getPath(slug);
    if (at === undefined) continue;
    const shows = (part: object) => toJson(part).includes(`"document":"${name}"`);
    const tab = getTabs(page).find((tabItem) =>
      folder === 'documents'
        ? shows(tabItem)
        : folder === 'products' && 'product' in tabItem && tabItem.product === name,
    );
    if (tab) return `${at}?${TAB_PARAMETER}=${tab.slug}`;
    if (folder === 'documents' && shows(page)) return at;
  }
  return SHOWN_ON[file];
}
