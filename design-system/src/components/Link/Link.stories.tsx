import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section, Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const texts = {
  ko: {
    before: '자세한 규격은 ',
    link: '제품 안내서',
    after: '에서 볼 수 있습니다.',
    standalone: '회사 개요 보기',
    external: '채용 사이트',
    long: '개인정보 수집·이용 동의와 방문예약 절차에 관한 자세한 안내를 읽어 보시려면 여기에서 이어집니다',
  },
  en: {
    before: 'See the ',
    link: 'product guide',
    after: ' for the full specification.',
    standalone: 'Company overview',
    external: 'Recruitment site',
    long: 'How we collect and use personal information, and how to book a visit to one of our sites',
  },
};

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#/guide' },
  argTypes: { children: { control: 'text' } },
  render: withControls(
    withTexts(texts, ({ before, link, after }, args) => (
      <Text>
        {before}
        <Link {...args}>{args.children ?? link}</Link>
        {after}
      </Text>
    )),
  ),
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Standalone: Story = {
  args: { variant: 'standalone' },
  render: (args, context) => <Link {...args}>{pick(context, texts).standalone}</Link>,
};

/** Opens in a new tab and announces it. */
export const External: Story = {
  args: { href: 'https://example.com/careers', external: true, variant: 'standalone' },
  render: (args, context) => <Link {...args}>{pick(context, texts).external}</Link>,
  play: async ({ canvasElement, globals }) => {
    const note = globals['language'] === 'en' ? '(opens in a new tab)' : '(새 창)';
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName(expect.stringContaining(note));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Link {...args} variant="standalone">
      {pick(context, texts).long}
    </Link>
  ),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { before, link, after, standalone, external } = pick(context, texts);
    const sentence = (tone?: 'inverse') => (
      <Text tone={tone}>
        {before}
        <Link href="#/guide" tone={tone}>
          {link}
        </Link>
        {after}
      </Text>
    );
    return (
      <Stack>
        {sentence()}
        <Text>
          <Link href="https://example.com/careers" external>
            {external}
          </Link>
        </Text>
        <Link href="#/intro" variant="standalone">
          {standalone}
        </Link>
        <Link href="https://example.com/careers" variant="standalone" external>
          {external}
        </Link>
        <Section tone="inverse">
          {sentence('inverse')}
          <Link href="#/intro" variant="standalone" tone="inverse">
            {standalone}
          </Link>
        </Section>
      </Stack>
    );
  },
};
