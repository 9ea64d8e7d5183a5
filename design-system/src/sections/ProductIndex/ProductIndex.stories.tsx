import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { sampleProducts } from '../../stories/site.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import ProductIndexExample from './ProductIndex.example.tsx';
import code from './ProductIndex.example.tsx?raw';

const long = {
  ko: ['전기차 배터리 모듈용 플렉시블 버스바와 고전압 와이어링 하네스'],
  en: ['Flexible busbars and high-voltage wiring harnesses for battery modules of electric cars'],
};

const meta = {
  title: 'Sections/Products/ProductIndex',
  component: ProductIndex,
  args: { products: [], accent: 'second' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: withControls((args, context) => (
    <ProductIndex {...args} products={sampleProducts(context)} />
  )),
} satisfies Meta<typeof ProductIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The ground of the pictures is neutral. */
export const WithoutAccent: Story = { args: { accent: undefined } };

const withLongLabels: NonNullable<Story['render']> = (args, context) => (
  <ProductIndex
    {...args}
    products={pick(context, long).map((label) => ({ label, href: '#/long' }))}
  />
);

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
  render: withLongLabels,
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
  render: withLongLabels,
};

/** All accents. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <>
      {(['first', 'second', 'third', undefined] as const).map((accent) => (
        <ProductIndex
          key={accent ?? 'none'}
          accent={accent}
          products={sampleProducts(context).slice(0, 2)}
        />
      ))}
    </>
  ),
};

export const Example: Story = createExample(ProductIndexExample, code);
