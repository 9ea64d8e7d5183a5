import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { PageAlert } from './PageAlert.tsx';
import PageAlertExample from './PageAlert.example.tsx';
import code from './PageAlert.example.tsx?raw';

const texts = {
  ko: {
    text: '페이지를 불러오지 못했습니다.',
    action: '다시 시도하기',
    long: '인터넷 연결이 끊어졌거나 서버가 응답하지 않아 페이지를 불러오지 못했습니다. 보고 계시던 페이지는 그대로 있습니다.',
  },
  en: {
    text: 'The page could not be loaded.',
    action: 'Try again',
    long: 'The page could not be loaded, because the connection was lost or the server did not answer. The page that you were reading is unchanged.',
  },
};

const meta = {
  title: 'Components/Feedback/PageAlert',
  component: PageAlert,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { children: '', actionLabel: '', onAction: fn() },
  render: withControls(
    withTexts(texts, ({ text, action }, args) => (
      <PageAlert {...args} actionLabel={args.actionLabel || action}>
        {args.children || text}
      </PageAlert>
    )),
  ),
} satisfies Meta<typeof PageAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Announced assertively; the button tries again. */
export const Default: Story = {};

const long: NonNullable<Story['render']> = withTexts(texts, ({ long: text, action }, args) => (
  <PageAlert {...args} actionLabel={action}>
    {text}
  </PageAlert>
));

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, context }) => {
    const { text, action } = pick(context, texts);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('button', { name: action }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Example: Story = createExample(PageAlertExample, code);
