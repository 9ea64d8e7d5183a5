import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { COMPANY } from '../testing/company.ts';
import { siteSchema } from './site.ts';

const siteFile = JSON.parse(readFileSync(path.join(COMPANY, 'content/site.json'), 'utf8')) as {
  links: Record<string, string>;
};

/** Creates the site with the same address for all external links. */
const createSite = (address: string) =>
  siteSchema.parse({
    ...siteFile,
    links: Object.fromEntries(Object.keys(siteFile.links).map((name) => [name, address])),
  });
const listPathsOutside = (site: ReturnType<typeof createSite>) =>
  [...site.navigation.flatMap(({ items }) => items), ...site.footer.related]
    .filter((item) => item.outside)
    .map(({ id, href }) => [id, href]);

describe('addresses outside the site', () => {
  it('show their entries in the menu and in the footer', () => {
    const address = 'https://company.test/';
    expect(listPathsOutside(createSite(address)).map(([, href]) => href)).toEqual(
      Array.from({ length: 2 }, () => address),
    );
  });

  it('may be a page of the site as a replacement', () => {
    expect(listPathsOutside(createSite('/home/stand-in')).map(([, href]) => href)).toEqual([
      '/home/stand-in',
      '/home/stand-in',
    ]);
  });

  it.each(['', 'http://company.test/', '//company.test/', 'company.test'])(
    'must be valid or deleted, not "%s"',
    (address) => {
      expect(() => createSite(address)).toThrow('format.outside');
    },
  );
});
