import { describe, expect, it } from 'vitest';

import { listDifferingTexts } from './texts.ts';

const createPage = (label: string, text: string) =>
  `<title>Page</title><script>let x = "y";</script><button aria-label="${label}">×</button><p>${text}</p>`;

describe('listDifferingTexts', () => {
  it('returns the texts and accessible names that differ', () => {
    expect(listDifferingTexts(createPage('Close', 'One'), createPage('Shut', 'Two'))).toEqual({
      before: ['aria-label: Close', 'One'],
      after: ['aria-label: Shut', 'Two'],
    });
  });

  it('returns undefined if only markup differs', () => {
    const markup = createPage('Close', 'One').replace('<p>', '<p class="a">');
    expect(listDifferingTexts(createPage('Close', 'One'), markup)).toBeUndefined();
  });
});
