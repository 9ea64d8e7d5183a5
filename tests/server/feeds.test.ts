import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { ask, startSite } from './fixture/site.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

interface Entry {
  readonly id: string;
  readonly title: unknown;
  readonly updated: string;
  readonly link: { readonly '@href': string };
}
interface Atom {
  readonly feed: {
    readonly id: string;
    readonly title: string;
    readonly updated: string;
    readonly author: { readonly name: string };
    readonly link: readonly { readonly '@rel': string; readonly '@href': string }[];
    readonly entry: readonly Entry[];
  };
}

test.each(['ko', 'en'])(
  'the feed in %s is valid Atom with the newest press items',
  async (language) => {
    const site = await startSite({ environment: { PUBLIC_ORIGIN: 'http://www.example.com' } });
    const response = await ask(site, `/feeds/${language}.xml`);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const text = response.body.toString();
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = parser.parse(text) as Atom;
    // RFC 4287, section 4.1.1: one id, title and updated; an author; a link to itself.
    expect(feed.id).toMatch(/^http:\/\/www\.example\.com\/press/);
    expect(feed.title).not.toBe('');
    expect(feed.author.name).not.toBe('');
    expect(new Date(feed.updated).getTime()).not.toBeNaN();
    expect(feed.link).toContainEqual(
      expect.objectContaining({
        '@rel': 'self',
        '@href': `http://www.example.com/feeds/${language}.xml`,
      }),
    );
    expect(feed.entry).toHaveLength(20);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(20);
    for (const { id, link, updated } of feed.entry) {
      expect(link['@href']).toBe(id);
      expect(id.endsWith('?lang=en')).toBe(language === 'en');
      expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    }
    expect((await ask(site, '/feeds/fr.xml')).status).toBe(404);
  },
);
