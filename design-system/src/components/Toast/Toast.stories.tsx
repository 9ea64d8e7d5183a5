import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { Button } from '../Button/index.ts';
import { Toast } from './Toast.tsx';
import ToastExample from './Toast.example.tsx';
import code from './Toast.example.tsx?raw';

const texts = {
  ko: {
    text: '비교함에 정션 블록을 담았습니다.',
    action: '비교함에 담기',
    long: '비교함에는 제품을 네 개까지 담을 수 있습니다. 하나를 빼고 와이어투유닛 커넥터를 다시 담아 주십시오.',
  },
  en: {
    text: 'Junction block added to your comparison.',
    action: 'Add to comparison',
    long: 'A comparison holds up to four products. Take one out, then add the wire-to-unit connector again.',
  },
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
  render: withControls((args, context) => (
    <Toast {...args}>{args.children ?? pick(context, texts).text}</Toast>
  )),
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Shown after an action and removed by a second click; closed by keyboard. */
export const AfterAction: Story = {
  // The state is in the story, because Storybook shows the code of the returned elements.
  render: function AfterPress(_, context) {
    const { text, action } = pick(context, texts);
    const [message, setMessage] = useState<string>();
    return (
      <>
        <Button
          variant="secondary"
          onClick={() => setMessage(message === undefined ? text : undefined)}
        >
          {action}
        </Button>
        <Toast onClose={() => setMessage(undefined)}>{message}</Toast>
      </>
    );
  },
};

export const Empty: Story = { render: (args) => <Toast {...args} /> };

const long: NonNullable<Story['render']> = (args, context) => (
  <Toast {...args}>{pick(context, texts).long}</Toast>
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};

export const AfterActionTest: Story = {
  ...AfterAction,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const action = canvas.getByRole('button');
    await userEvent.click(action);
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

export const Example: Story = createExample(ToastExample, code);
