import { describe, expect, it } from 'vitest';

import { getPage } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';

const { library } = readLibrary();

/** Returns the certifications and awards on a page. */
const getShownTexts = (slug: string) =>
  getPage(library, 'en', slug).blocks.flatMap((block) =>
    block.type === 'recognitions' ? block.items : [],
  );
const count = (slug: string, kind: string): number =>
  getShownTexts(slug).filter((item) => item.kind === kind).length;

describe('certifications and awards', () => {
  it('are 33 and 11, all of them on the full list', () => {
    expect(count('authentication-all', 'certificate')).toBe(33);
    expect(count('authentication-all', 'award')).toBe(11);
  });

  it('show a first dozen of both kinds, and a link to all of them', () => {
    expect(getShownTexts('authentication')).toHaveLength(12);
    expect(new Set(getShownTexts('authentication').map(({ kind }) => kind)).size).toBe(2);
    expect(JSON.stringify(getPage(library, 'ko', 'authentication'))).toContain(
      '"href":"/home/authenticationAll"',
    );
  });

  it('have entries for every choice of kind and field', () => {
    const { kinds, fields } = library.recognitions ?? { kinds: {}, fields: {} };
    for (const kind of Object.keys(kinds))
      for (const field of Object.keys(fields))
        expect(
          getShownTexts('authentication-all').some(
            (item) => item.kind === kind && item.field === field,
          ),
          `${kind} in ${field}`,
        ).toBe(true);
  });
});
