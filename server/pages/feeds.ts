import { Feed } from 'feed';
import { getTimeInSeoul } from '@site/contract/date';
import type { Language } from '@site/contract/language';
import { FEED_ITEMS } from '@site/contract/limits';
import { getFeedPath, PATHS, withId } from '@site/contract/paths';
import type { SiteManifest } from '@site/contract/renderer';

import type { PublishedItems } from '../public-data/collections.ts';
import { getAbsoluteUrl, escapeXml } from './public-addresses.ts';

/** Returns the newest press items as an Atom feed; `undefined` if the site has no press page. */
export function renderFeed(
  { origin, company, feeds }: SiteManifest,
  { data }: PublishedItems,
  language: Language,
): string | undefined {
  if (!feeds) return undefined;
  const { title, description } = feeds[language];
  const author = company[language];
  const at = (path: string) => getAbsoluteUrl(path, language, origin);
  // Noon in Seoul is the same day in most of the world.
  const noonInSeoul = (date: string) => getTimeInSeoul(date, '12:00');
  const items = data.press.slice(0, FEED_ITEMS);
  const feed = new Feed({
    id: at(PATHS.press),
    link: at(PATHS.press),
    title,
    description,
    language,
    author: { name: author },
    feedLinks: { atom: new URL(getFeedPath(language), origin).href },
    updated: noonInSeoul(items[0]?.date ?? '2000-01-01'),
    generator: author,
  });
  for (const { id, title: headline, content, quotation, date } of items) {
    const link = at(withId(PATHS.pressView, id));
    const paragraphs = content[language].split(/\n{2,}/);
    feed.addItem({
      id: link,
      link,
      title: headline[language],
      description: paragraphs[0] ?? '',
      content: [
        ...paragraphs.map((text) => `<p>${escapeXml(text)}</p>`),
        ...(quotation
          ? [
              `<blockquote>${escapeXml(quotation.text[language])}</blockquote><p>${escapeXml(quotation.by[language])}</p>`,
            ]
          : []),
      ].join(''),
      date: noonInSeoul(date),
      published: noonInSeoul(date),
    });
  }
  return feed.atom1();
}
