import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const texts = {
  ko: {
    product: '정션 블록 ',
    more: '자세히 보기',
    explanation: '위 링크는 "정션 블록 자세히 보기"로 읽힙니다.',
  },
  en: {
    product: 'Junction block: ',
    more: 'details',
    explanation: 'The link above is read as "Junction block: details".',
  },
};

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  render: withControls(
    withTexts(texts, ({ product, more, explanation }, args) => (
      <Stack gap="small">
        <Link href="#/junction-block" variant="standalone">
          <span>
            <VisuallyHidden {...args}>{product}</VisuallyHidden>
            {more}
          </span>
        </Link>
        <Text size="small" tone="muted">
          {explanation}
        </Text>
      </Stack>
    )),
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async (context) => {
    const { product, more } = pick(context, texts);
    const link = within(context.canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName(`${product}${more}`);
  },
};
