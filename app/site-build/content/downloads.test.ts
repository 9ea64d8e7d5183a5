import { describe, expect, it } from 'vitest';

import { assembleDownloads } from './downloads.ts';

const createText = (words: string) => ({ ko: words, en: words });

describe('the files of a block', () => {
  const block = {
    type: 'downloads' as const,
    heading: createText('Downloads'),
    items: [
      {
        title: createText('Policy'),
        files: [
          { file: 'policy-ko.pdf', language: 'ko' as const },
          { file: 'policy-en.pdf', language: 'en' as const },
        ],
      },
      { title: createText('Package'), files: [{ file: 'package.zip' }] },
    ],
  };

  it('have an address, a format, their actual size and the name of their language', () => {
    const downloads = new Map([
      ['policy-ko.pdf', 2048],
      ['policy-en.pdf', 1024],
      ['package.zip', 5],
    ]);
    const [policy, bundle] = assembleDownloads(block, { downloads }, 'en').items;
    expect(policy?.files).toEqual([
      {
        href: '/downloads/policy-ko.pdf',
        format: 'PDF',
        size: 2048,
        language: { code: 'ko', name: '한국어' },
      },
      {
        href: '/downloads/policy-en.pdf',
        format: 'PDF',
        size: 1024,
        language: { code: 'en', name: 'English' },
      },
    ]);
    expect(bundle?.files).toEqual([{ href: '/downloads/package.zip', format: 'ZIP', size: 5 }]);
  });

  it('are omitted if the build does not create them', () => {
    const downloads = new Map([['policy-ko.pdf', 2048]]);
    const { items } = assembleDownloads(block, { downloads }, 'ko');
    expect(items.map(({ files }) => files.length)).toEqual([1]);
  });
});
