import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { sampleProducts } from '../../stories/site.tsx';
import { ProductIndex } from './ProductIndex.tsx';

const long = {
  ko: ['전기차 배터리 모듈용 플렉시블 버스바와 고전압 와이어링 하네스'],
  en: ['Flexible busbars and high-voltage wiring harnesses for battery modules of electric cars'],
};

const meta = {
  title: 'Sections/Products/ProductIndex',
  component: ProductIndex,
  args: { products: [] },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: withControls((args, context) => (
    <ProductIndex {...args} products={sampleProducts(context)} />
  )),
} satisfies Meta<typeof ProductIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page of the second product is shown. */
export const Current: Story = {
  render: (args, context) => (
    <ProductIndex
      {...args}
      products={sampleProducts(context).map((product, index) => ({
        ...product,
        current: index === 1,
      }))}
    />
  ),
};

export const Large: Story = { args: { size: 'large' } };

const withLongLabels: NonNullable<Story['render']> = (args, context) => (
  <ProductIndex
    {...args}
    products={pick(context, long).map((label) => ({ label, href: '#/long' }))}
  />
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withLongLabels,
};

/** Both sizes. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <>
      <ProductIndex products={sampleProducts(context)} />
      <ProductIndex size="large" products={sampleProducts(context)} />
    </>
  ),
};
