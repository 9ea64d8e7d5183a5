import type { Meta, StoryObj } from '@storybook/react-vite';

import { createExample } from '../stories/example.tsx';
import EmptyAndErrorStatesExample from './EmptyAndErrorStates.example.tsx';
import code from './EmptyAndErrorStates.example.tsx?raw';

const meta = { title: 'Patterns/Empty and error states' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(EmptyAndErrorStatesExample, code);
