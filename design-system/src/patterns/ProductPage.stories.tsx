import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createExample } from '../stories/example.tsx';
import ProductPageExample from './ProductPage.example.tsx';
import code from './ProductPage.example.tsx?raw';

const meta = {
  title: 'Patterns/Product page',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(ProductPageExample, code);

/** Selecting another product; the tab keeps the focus. */
export const AnotherProduct: Story = {
  ...Example,
  play: async ({ canvas }) => {
    const second = canvas.getAllByRole('tab')[1];
    if (!second) throw new Error('There are two products.');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  ...Example,
  globals: { viewport: { value: 'w360', isRotated: false } },
};
