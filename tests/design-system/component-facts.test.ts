import { describe, expect, it } from 'vitest';

import {
  getBlock,
  findExports,
  hasImportOf,
  listIslandImports,
  findIslands,
  listRelativeImports,
  getSinceVersion,
  listSpecialPages,
  findTokens,
} from '../../.storybook/docs/component-facts.ts';

describe('the generated end of a component’s page', () => {
  it('names the tokens, but no other property', () => {
    expect(
      findTokens(['color: var(--color-text); inset: var(--own)', 'gap: var(--space-4)']),
    ).toEqual(expect.arrayContaining(['color-text', 'space-4']));
    expect(findTokens(['inset: var(--own)'])).toEqual([]);
  });

  it('finds the components of an index, without types', () => {
    expect(
      findExports(
        "export { Chart, type ChartProps } from './Chart.tsx';\nexport type { A } from './A.ts';",
      ),
    ).toContain('Chart');
    expect(findExports("export { Chart, type ChartProps } from './Chart.tsx';")).toEqual(['Chart']);
  });

  it('finds the version that names the component first', () => {
    const changes = '# x\n\n## 0.3.0\n\nBetter: `Chart`.\n\n## 0.2.0\n\nNew: `Chart`.\n';
    expect(getSinceVersion('Chart', changes, [])).toBe('0.2.0');
    expect(getSinceVersion('Film', changes, ['New: `Film`.'])).toBe('the next release');
    expect(getSinceVersion('Button', changes, [])).toBeUndefined();
  });

  it('finds the files that import it', () => {
    const source = "import {\n  Chart,\n  Section,\n} from '@site/design-system';";
    expect(hasImportOf(source, ['Chart'])).toBe(true);
    expect(hasImportOf(source, ['ChartGroup'])).toBe(false);
    expect(
      hasImportOf("export { Swatch as default } from '@site/design-system';", ['Swatch']),
    ).toBe(true);
  });

  it('finds the imports of a file, and the pages with a component', () => {
    const source =
      "import { A } from './parts/A.tsx';\nimport { b } from '../b.ts';\nimport c from 'c';\nimport('./later.ts');";
    expect(listRelativeImports('app/src/renderer/blocks/Film.tsx', source)).toEqual([
      'app/src/renderer/blocks/parts/A.tsx',
      'app/src/renderer/b.ts',
      'app/src/renderer/blocks/later.ts',
    ]);
    const routes = "[PATHS.faq]: { form: 'x' },\n[PATHS.search]: { page: 'search', search: true },";
    expect([...listSpecialPages(routes)]).toEqual([['search', 'Search']]);
  });

  it('finds islands and their files', () => {
    expect(findIslands('<Island name="LocalTime" props={{ a }} />')).toEqual(['LocalTime']);
    const registry =
      "TabList: { load: () => import('./TabList.tsx') },\nFaq: {\n  ...FORM,\n  load: () => import('./Faq.tsx'),";
    expect([...listIslandImports(registry)]).toEqual([
      ['TabList', './TabList.tsx'],
      ['Faq', './Faq.tsx'],
    ]);
  });

  it('returns the block of a file', () => {
    expect(getBlock('../../app/src/renderer/blocks/NoticeBar.tsx')).toBe('notice-bar');
    expect(getBlock('../../app/src/renderer/pages/SearchPage.tsx')).toBeUndefined();
  });
});
