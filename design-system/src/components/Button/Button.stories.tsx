import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Send } from 'lucide';
import { fn } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Icon } from '../Icon/index.ts';
import { Row, Stack } from '../Layout/index.ts';
import { Button, ButtonLink } from './Button.tsx';

const texts = {
  ko: {
    send: '문의 보내기',
    back: '이전 단계',
    clear: '입력한 내용 지우기',
    book: '방문예약하기',
    download: '제품 안내서 받기',
    long: '개인정보 수집·이용에 동의하고 방문예약 신청서 제출하기',
  },
  en: {
    send: 'Send inquiry',
    back: 'Previous step',
    clear: 'Clear what I typed',
    book: 'Book a visit',
    download: 'Get the product guide',
    long: 'Agree to the use of personal information and submit the visit request',
  },
};

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { onClick: fn() },
  argTypes: {
    children: { description: 'The label.', control: 'text' },
    disabled: { control: 'boolean' },
    icon: { control: false },
  },
  render: withControls((args, context) => (
    <Button {...args}>{args.children ?? pick(context, texts).send}</Button>
  )),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = {
  args: { variant: 'secondary' },
  render: (args, context) => <Button {...args}>{pick(context, texts).back}</Button>,
};

export const WithIcon: Story = { args: { icon: <Icon icon={Send} /> } };

/** Keeps its focus and its label, and ignores clicks. */
export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };

/** `ButtonLink` looks the same and is a link. */
export const AsLink: Story = {
  render: (_, context) => (
    <ButtonLink href="#/reservation" icon={<Icon icon={ArrowRight} />}>
      {pick(context, texts).book}
    </ButtonLink>
  ),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Button {...args}>{pick(context, texts).long}</Button>,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ send, back, clear, book, download }) => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Stack key={size} gap="small">
          <Row>
            <Button size={size}>{send}</Button>
            <Button variant="secondary" size={size}>
              {back}
            </Button>
            <Button variant="quiet" size={size}>
              {clear}
            </Button>
          </Row>
          <Row>
            <Button busy size={size}>
              {send}
            </Button>
            <Button disabled size={size}>
              {send}
            </Button>
            <Button variant="secondary" icon={<Icon icon={Download} />} size={size}>
              {download}
            </Button>
          </Row>
        </Stack>
      ))}
      <Row>
        <ButtonLink href="#/reservation">{book}</ButtonLink>
        <ButtonLink href="#/guide" variant="secondary">
          {download}
        </ButtonLink>
        <ButtonLink href="#/back" variant="quiet">
          {back}
        </ButtonLink>
      </Row>
    </Stack>
  )),
};
