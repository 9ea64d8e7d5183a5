import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { SkipLink } from './SkipLink.tsx';
import SkipLinkExample from './SkipLink.example.tsx';
import code from './SkipLink.example.tsx?raw';

const texts = {
  ko: {
    menu: '회사소개',
    heading: '회사 개요',
    text: '이 링크는 초점을 받을 때만 보입니다. Tab 키를 누르면 나타납니다.',
  },
  en: {
    menu: 'Introduction',
    heading: 'Company overview',
    text: 'The link is seen only while it has the focus. Press Tab to meet it.',
  },
};

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { target: 'main' },
  render: withControls(
    withTexts(texts, ({ menu, heading, text }, args) => (
      <>
        <SkipLink {...args} />
        <Stack>
          <Link href="#/intro" variant="standalone">
            {menu}
          </Link>
          <main id={args.target} tabIndex={-1}>
            <Heading level={1}>{heading}</Heading>
            <Text>{text}</Text>
          </main>
        </Stack>
      </>
    )),
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off screen until focused. */
export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [skip] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(skip?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => userEvent.tab(),
};

export const Example: Story = createExample(SkipLinkExample, code);
