import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { pick } from '../bilingual.ts';
import { SampleForm, type SampleFormProps } from './SampleForm.tsx';
import { sampleTexts } from './sample-texts.ts';

const meta = {
  title: 'Patterns/Form with errors',
  component: SampleForm,
  parameters: { layout: 'fullscreen' },
  args: { texts: sampleTexts.ko, send: fn(async () => undefined) },
  render: (args: SampleFormProps, context) => (
    <SampleForm {...args} texts={pick(context, sampleTexts)} />
  ),
} satisfies Meta<typeof SampleForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /문의 보내기|Send inquiry/ }));

/** Before anything is typed: what is needed is said, and nothing is wrong yet. */
export const Empty: Story = {};

/** Sent too early: the summary takes the focus and leads to each field. */
export const WithErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(await canvas.findByRole('group', { name: /6/ })).toHaveFocus();
  },
};

/** On its way: the button keeps the focus and sends nothing twice. */
export const Sending: Story = {
  args: { filled: true, send: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await submit(canvasElement);
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

/** The clear end, which takes the form's place and its focus. */
export const Sent: Story = {
  args: { filled: true },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: /접수했습니다|received/ }),
    ).toHaveFocus();
  },
};

/** What the server finds is shown like what the browser finds. */
export const RefusedByServer: Story = {
  args: { filled: true, refusal: [{ field: 'email', code: 'email.invalid' }] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(await canvas.findByRole('group', { name: /1/ })).toHaveFocus();
  },
};
