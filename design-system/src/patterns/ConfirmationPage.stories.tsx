import type { Meta, StoryObj } from '@storybook/react-vite';

import { createExample } from '../stories/example.tsx';
import ConfirmationPageExample from './ConfirmationPage.example.tsx';
import code from './ConfirmationPage.example.tsx?raw';

const meta = { title: 'Patterns/Confirmation' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(ConfirmationPageExample, code);
