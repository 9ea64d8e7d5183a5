import { describe, expect, it } from 'vitest';
import { getPage } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { brandFiles } from '@site/drawings/brand/files.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { LANGUAGES } from '@site/contract/language';

const { library } = readLibrary();
const files = new Map(await brandFiles());
const downloads = new Map([...files].map(([name, body]) => [name, Buffer.byteLength(body)]));

describe.each(LANGUAGES)('the page of the brand in %s', (language) => {
  const { blocks } = getPage({ ...library, downloads }, language, 'ci');
  const specimens = blocks.filter((block) => block.type === 'specimens');

  it('shows eight prohibited usages, each as a drawing', () => {
    const prohibitedUses = specimens.filter(({ wrong }) => wrong).flatMap(({ items }) => items);
    expect(prohibitedUses).toHaveLength(8);
    expect(new Set(prohibitedUses.map(({ drawing }) => DRAWINGS[drawing]?.build())).size).toBe(8);
  });

  it('describes every drawing in words', () => {
    const drawings = specimens.flatMap(({ items }) => items.map(({ drawing }) => drawing));
    expect(drawings.filter((drawing) => !DRAWINGS[drawing]?.alt?.[language])).toEqual([]);
  });

  it('has the colors of the tokens', () => {
    const colors = blocks.flatMap((block) => (block.type === 'swatches' ? block.items : []));
    expect(colors.slice(0, 6).map(({ color }) => color)).toEqual([
      '#0B1F3F',
      '#1652F0',
      '#FF6B1A',
      '#0B7A55',
      '#5B3FD1',
      '#B06A3B',
    ]);
  });

  it('offers symbol and logotypes, for light and for dark backgrounds', () => {
    const offeredFiles = blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []));
    const formats = offeredFiles.map((item) => item.files.map(({ format }) => format));
    expect(formats).toEqual(Array.from({ length: 8 }, () => ['SVG', 'PNG']));
    expect(offeredFiles.flatMap((item) => item.files).every(({ size }) => size > 0)).toBe(true);
  });
});
