import type { Meta, StoryObj } from '@storybook/react-vite';
import sheet from 'virtual:drawings/scene';

import { FIRST_MODE_ALONE } from '../modes.ts';
import { Drawings } from './drawings.tsx';

const meta = {
  title: 'Drawings/Scenes',
  component: Drawings,
  args: { sheet },
  argTypes: { sheet: { control: false } },
  // Tests of the drawings check their texts, and `npm run visual` photographs each.
  tags: ['!test'],
} satisfies Meta<typeof Drawings>;
export default meta;

export const KitchenSink: StoryObj<typeof meta> = {
  parameters: { chromatic: { disableSnapshot: false, modes: FIRST_MODE_ALONE } },
};
