import { readFileSync, writeFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { CATEGORIES } from './fixture/public-data.ts';
import { parsePublicData } from '../../server/public-data/public-data-file.ts';
import { ask, startSite, waitUntil } from './fixture/site.ts';

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
