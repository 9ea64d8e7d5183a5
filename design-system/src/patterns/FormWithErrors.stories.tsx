import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { pick } from '../stories/bilingual.ts';
import { createExample } from '../stories/example.tsx';
import FormWithErrorsExample from './FormWithErrors.example.tsx';
import code from './FormWithErrors.example.tsx?raw';

const meta = { title: 'Patterns/Form with errors' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(FormWithErrorsExample, code);

/** Submitted empty: the summary has the focus, and each field shows its error. */
export const WithErrors: Story = {
  ...Example,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    const [, email] = canvas.getAllByRole('link');
    await userEvent.click(email ?? canvas.getByRole('button'));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

/** Errors corrected and submitted. */
export const Received: Story = {
  ...Example,
  beforeEach: () => void spyOn(window, 'fetch').mockResolvedValue(new Response()),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('checkbox'));
    const [email, message] = canvas.getAllByRole('textbox');
    if (!email || !message) throw new Error('There are two fields.');
    await userEvent.type(email, 'hong@example.com');
    await userEvent.type(message, '48 V junction block');
    await userEvent.click(canvas.getByRole('button'));
    const received = pick(context, { ko: '문의를 접수했습니다', en: 'received your inquiry' });
    await expect(await canvas.findByText(received, { exact: false })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...WithErrors,
  globals: { viewport: { value: 'w360', isRotated: false } },
};
