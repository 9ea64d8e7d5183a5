import type { Meta, StoryObj } from '@storybook/react-vite';
import sheet from 'virtual:drawings/figure';

import { Drawings } from './drawings.tsx';

const meta = {
  title: 'Drawings/Figures',
  component: Drawings,
  args: { sheet },
  argTypes: { sheet: { control: false } },
  // Tests of the drawings check what they say; here they are photographed.
  tags: ['!test', 'shows-modes'],
} satisfies Meta<typeof Drawings>;
export default meta;

export const KitchenSink: StoryObj<typeof meta> = {
  parameters: { chromatic: { disableSnapshot: false } },
};
