import { describe, expect, it } from 'vitest';

import { pageSchema, tabSlugs } from '@site/content/schema/page.ts';
import { pageOf, panelOf, productsOf } from './assemble.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';

const { library: real } = readLibrary();

const page = pageSchema.parse({
  slug: 'sample',
  title: { ko: '연결', en: 'Connected' },
  description: { ko: '설명', en: 'Description' },
  blocks: [
    {
      type: 'departments',
      heading: { ko: '부서', en: 'Departments' },
      caption: { ko: '표', en: 'Table' },
    },
    {
      type: 'tabs',
      label: { ko: '제품', en: 'Products' },
      tabs: [
        {
          slug: 'main',
          label: { ko: '한눈에 보기', en: 'Main' },
          description: { ko: '설명', en: 'About the area' },
          blocks: [
            { type: 'contact-actions', departments: ['quality'] },
            {
              type: 'car',
              area: 'first',
              heading: { ko: '차', en: 'Car' },
              text: { ko: '글', en: 'Text' },
            },
            { type: 'products', area: 'first', heading: { ko: '제품', en: 'Products' } },
          ],
        },
        { slug: 'junction-block', product: 'junction-block' },
      ],
    },
  ],
});
const library: Library = { ...real, pages: new Map([['sample', page]]) };

describe('a page with tabs', () => {
  it('holds the labels of its tabs and nothing of what stands below them', () => {
    const { blocks } = pageOf(library, 'en', 'sample');
    expect(blocks[1]).toEqual({
      type: 'tabs',
      label: 'Products',
      tabs: [
        { slug: 'main', label: 'Main' },
        { slug: 'junction-block', label: 'Junction block' },
      ],
    });
    expect(tabSlugs(page)).toEqual(['main', 'junction-block']);
  });

  it('gives a panel its blocks, with what they name in the place of the names', () => {
    const panel = panelOf(library, 'en', 'sample', 'main');
    expect(panel).toMatchObject({ slug: 'main', title: 'Main', description: 'About the area' });
    const [contact, car, cards] = panel.blocks;
    expect(contact).toMatchObject({ departments: [{ id: 'quality', name: 'Quality Assurance' }] });
    const slugs = productsOf(library, 'first').map(({ slug }) => slug);
    expect(car).toMatchObject({
      type: 'car',
      parts: slugs.map((slug) => ({ slug, href: `/home/connected?tab=${slug}` })),
    });
    expect(cards).toMatchObject({
      type: 'cards',
      items: slugs.map((slug) => ({ href: `/home/connected?tab=${slug}` })),
    });
  });

  it('gives the panel of a product the product with its department', () => {
    const panel = panelOf(library, 'ko', 'sample', 'junction-block');
    expect(panel.title).toBe('정션 블록');
    expect(panel.blocks).toMatchObject([
      {
        type: 'product',
        product: {
          slug: 'junction-block',
          href: '/home/connected?tab=junction-block',
          department: { id: 'electronics-sales', name: '전장 영업팀' },
        },
      },
      { type: 'product-circuit', circuit: { area: 'first' } },
      {
        type: 'product-place',
        product: {
          drawing: 'car-junction-block',
          neighbours: [{ href: '/home/connected?tab=wiring-harness' }, {}, {}],
        },
      },
      { type: 'product-facts', product: { name: '정션 블록' } },
      { type: 'product-files', product: { dataSheet: { revision: expect.any(Number) } } },
      {
        type: 'product-next',
        product: { previous: { name: 'FPC 모듈' }, next: { name: '와이어 투 와이어 커넥터' } },
      },
    ]);
    const [opening] = panel.blocks;
    const facts = panel.blocks.find(({ type }) => type === 'product-facts');
    expect(facts).toHaveProperty('product.specifications.rows');
    expect(opening).not.toHaveProperty('product.specifications');
  });

  it('fails loudly on a tab that does not exist', () => {
    expect(() => panelOf(library, 'ko', 'sample', 'none')).toThrow('There is no tab "sample/none"');
  });
});

it('names all departments where the table asks for them', () => {
  const [departments] = pageOf(library, 'ko', 'sample').blocks;
  expect(departments).toHaveProperty('departments.length', 8);
});
