import { describe, expect, it } from 'vitest';

import { pageSchema, listTabSlugs } from '@site/content/schema/page.ts';
import { getPage, getPanel } from './assemble.ts';
import { getProducts } from './references.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';

const { library: content } = readLibrary();
const [original] = content.products.values();
if (!original) throw new Error('The content has no product.');

/** Copies a product of the content to a place in its area. */
const createProduct = (order: number) => ({
  ...original,
  slug: `sample-${order}`,
  order,
  name: { ko: `제품 ${order}`, en: `Product ${order}` },
  neighbors: order > 1 ? [`sample-${order - 1}`] : [],
});
const [previous, product, next] = [createProduct(1), createProduct(2), createProduct(3)];
const real: Library = {
  ...content,
  products: new Map([previous, product, next].map((source) => [source.slug, source])),
};
const [department] = real.departments;
const leadsTo = (slug: string) =>
  expect.stringMatching(new RegExp(`^/home/[^?]+\\?tab=${slug}$`)) as unknown;

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
            { type: 'contact-actions', departments: [department?.id] },
            {
              type: 'car',
              area: product.area,
              heading: { ko: '차', en: 'Car' },
              text: { ko: '글', en: 'Text' },
            },
            { type: 'products', area: product.area, heading: { ko: '제품', en: 'Products' } },
          ],
        },
        { slug: product.slug, product: product.slug },
      ],
    },
  ],
});
const library: Library = { ...real, pages: new Map([['sample', page]]) };

describe('a page with tabs', () => {
  it('contains the labels of its tabs, but not their panels', () => {
    const { blocks } = getPage(library, 'en', 'sample');
    expect(blocks[1]).toEqual({
      type: 'tabs',
      label: 'Products',
      tabs: [
        { slug: 'main', label: 'Main' },
        { slug: product.slug, label: product.menuLabel.en },
      ],
    });
    expect(listTabSlugs(page)).toEqual(['main', product.slug]);
  });

  it('contains the blocks of a panel, with references resolved', () => {
    const panel = getPanel(library, 'en', 'sample', 'main');
    expect(panel).toMatchObject({ slug: 'main', title: 'Main', description: 'About the area' });
    const [contact, car, cards] = panel.blocks;
    expect(contact).toMatchObject({
      departments: [{ id: department?.id, name: department?.name.en }],
    });
    const slugs = getProducts(library, product.area).map(({ slug }) => slug);
    expect(car).toMatchObject({
      type: 'car',
      parts: slugs.map((slug) => ({ slug, href: leadsTo(slug) })),
    });
    expect(cards).toMatchObject({
      type: 'cards',
      items: slugs.map((slug) => ({ href: leadsTo(slug) })),
    });
  });

  it('contains a product and its department', () => {
    const panel = getPanel(library, 'ko', 'sample', product.slug);
    expect(panel.title).toBe(product.name.ko);
    const responsible = real.departments.find(({ id }) => id === product.department);
    expect(panel.blocks).toMatchObject([
      {
        type: 'product',
        product: {
          slug: product.slug,
          href: leadsTo(product.slug),
          department: { id: product.department, name: responsible?.name.ko },
        },
      },
      ...(product.circuit ? [{ type: 'product-circuit', circuit: { area: product.area } }] : []),
      {
        type: 'product-place',
        product: {
          drawing: `car-${product.placeInCar.point}`,
          neighbors: (product.neighbors ?? []).map((slug) => ({ href: leadsTo(slug) })),
        },
      },
      { type: 'product-facts', product: { name: product.name.ko } },
      {
        type: 'product-files',
        product: product.dataSheet ? { dataSheet: { revision: product.dataSheet.revision } } : {},
      },
      {
        type: 'product-next',
        product: { previous: { name: previous.name.ko }, next: { name: next.name.ko } },
      },
    ]);
    const [opening] = panel.blocks;
    const facts = panel.blocks.find(({ type }) => type === 'product-facts');
    expect(facts).toHaveProperty('product.specifications.rows');
    expect(opening).not.toHaveProperty('product.specifications');
  });

  it('throws for a tab that does not exist', () => {
    expect(() => getPanel(library, 'ko', 'sample', 'none')).toThrow(
      'There is no tab "sample/none"',
    );
  });
});

it('lists all departments if the table requests them', () => {
  const [departments] = getPage(library, 'ko', 'sample').blocks;
  expect(departments).toHaveProperty('departments.length', library.departments.length);
});

describe('an area with many products', () => {
  const COUNT = 40;
  const many = Array.from({ length: COUNT }, (_, index) => ({
    ...product,
    slug: `sample-${index}`,
    order: index + 1,
  }));
  const products = new Map(many.map((source) => [source.slug, source]));
  const newest = many.at(-1)?.slug ?? '';
  const home = pageSchema.parse({
    ...page,
    slug: 'home',
    blocks: [
      {
        type: 'areas',
        newProducts: { label: { ko: '신제품', en: 'New' }, products: [newest] },
        items: [
          {
            area: product.area,
            title: { ko: '연결', en: 'Connected' },
            text: { ko: '글', en: 'Text' },
            drawing: product.drawing,
            href: '/home/connected',
            more: { ko: '모두', en: 'All' },
          },
        ],
      },
      {
        type: 'car',
        area: product.area,
        heading: { ko: '차', en: 'Car' },
        text: { ko: '글', en: 'Text' },
      },
    ],
  });
  const { blocks } = getPage(
    { ...library, products, pages: new Map([['home', home]]) },
    'en',
    'home',
  );

  it('shows its first products and new ones on the home page', () => {
    const [areas] = blocks;
    const shownProducts = areas?.type === 'areas' ? (areas.items[0]?.products ?? []) : [];
    expect(shownProducts.length).toBeLessThan(COUNT / 2);
    expect(shownProducts.filter(({ badge }) => badge).map(({ href }) => href)).toEqual([
      leadsTo(newest),
    ]);
  });

  it('lists all products next to the car, and marks one per point', () => {
    const [, car] = blocks;
    const parts = car?.type === 'car' ? car.parts : [];
    expect(parts).toHaveLength(COUNT);
    expect(parts.filter(({ point }) => point !== undefined)).toHaveLength(1);
  });
});
