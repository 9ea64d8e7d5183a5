import { readFileSync, writeFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { parsePublicData } from '../../server/public-data/public-data-file.ts';
import { CATEGORIES } from './fixture/public-data.ts';
import { ask, startSite, waitUntil } from './fixture/site.ts';

test('robots.txt names the sitemap at the public origin', async () => {
  const site = await startSite({ environment: { PUBLIC_ORIGIN: 'http://www.example.com' } });
  const { status, headers, body } = await ask(site, '/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.toString()).toContain('\nSitemap: http://www.example.com/sitemap.xml\n');
});

test('the sitemap names every page in both languages and follows the published items', async () => {
  const site = await startSite({ watchInterval: 20 });
  const fetchAddresses = async () => {
    const text = (await ask(site, '/sitemap.xml')).body.toString();
    expect(XMLValidator.validate(text)).toBe(true);
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  const initialAddresses = await fetchAddresses();
  expect(new Set(initialAddresses).size).toBe(initialAddresses.length);
  expect(initialAddresses.some((address) => address.includes('{'))).toBe(false);
  expect(initialAddresses.filter((address) => address.includes('lang=en'))).toHaveLength(
    initialAddresses.length / 2,
  );

  const database = parsePublicData(readFileSync(site.config.publicDataFile, 'utf8'), CATEGORIES);
  writeFileSync(site.config.publicDataFile, JSON.stringify({ ...database, press: [] }));
  await waitUntil(
    async () => !(await ask(site, '/feeds/ko.xml')).body.toString().includes('<entry>'),
  );
});

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
