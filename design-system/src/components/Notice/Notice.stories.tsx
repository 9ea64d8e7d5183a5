import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from './Notice.tsx';
import { NoticeBar as Bar } from './NoticeBar.tsx';

const texts = {
  ko: {
    info: [
      '방문예약은 사흘 전까지',
      '공장 견학은 준비가 필요하여 방문일 사흘 전까지 신청을 받습니다.',
    ],
    success: ['문의를 접수했습니다', '적어 주신 이메일로 접수 번호를 보냈습니다.'],
    warning: ['저장되지 않은 내용이 있습니다', '이 페이지를 떠나면 입력한 내용이 사라집니다.'],
    error: [
      '문의를 보내지 못했습니다',
      '연결을 확인하고 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
    ],
    bar: {
      badge: '공지',
      text: '겨울철 시스템 점검 안내',
      from: '12월 5일',
      to: '12월 6일',
      link: '자세히 읽기',
    },
    long: [
      '개인정보 처리방침이 2026년 12월 1일부터 다음과 같이 바뀌어 미리 알려 드립니다',
      '문의 처리를 위해 받는 정보의 보관 기간이 3년에서 1년으로 줄어듭니다. 이미 접수된 문의도 새 기준에 따라 파기하며, 파기 방법과 절차는 개인정보 처리방침 제5조에서 확인하실 수 있습니다.',
    ],
  },
  en: {
    info: [
      'Book three days ahead',
      'A visit to a plant takes some preparation, so please book at least three days ahead.',
    ],
    success: ['We have your inquiry', 'We sent its reference number to the address you gave.'],
    warning: ['Not saved yet', 'If you leave this page, what you typed is lost.'],
    error: [
      'Your inquiry was not sent',
      'Check your connection and try again. What you typed is still here.',
    ],
    bar: {
      badge: 'Notice',
      text: 'Winter system maintenance',
      from: 'December 5',
      to: 'December 6',
      link: 'Read the notice',
    },
    long: [
      'Advance notice of changes to our privacy policy that take effect on December 1, 2026',
      'We will keep the information you give with an inquiry for one year instead of three. Inquiries that we already hold follow the new rule; article 5 of the policy says how they are destroyed.',
    ],
  },
};

const TONES = ['info', 'success', 'warning', 'error'] as const;

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  subcomponents: { NoticeBar: Bar },
  render: withControls((args, context) => {
    const [heading, text] = pick(context, texts)[args.tone ?? 'info'];
    return (
      <Notice {...args} heading={args.heading ?? heading}>
        {args.children ?? <p>{text}</p>}
      </Notice>
    );
  }),
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = {
  args: { tone: 'error', announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** A dated announcement across the page. */
export const NoticeBar: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const { badge, text, from, to, link } = pick(context, texts).bar;
    return (
      <Bar
        badge={badge}
        dates={
          <>
            <time dateTime="2026-12-05">{from}</time> – <time dateTime="2026-12-06">{to}</time>
          </>
        }
        link={
          <Link href="#/notice" variant="standalone">
            {link}
          </Link>
        }
      >
        {text}
      </Bar>
    );
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => {
    const [heading, text] = pick(context, texts).long;
    return (
      <Notice {...args} heading={heading}>
        <p>{text}</p>
      </Notice>
    );
  },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const words = pick(context, texts);
    const { badge, text, from, link } = words.bar;
    return (
      <Stack>
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} heading={words[tone][0]}>
            <p>{words[tone][1]}</p>
          </Notice>
        ))}
        <Notice>
          <p>{words.info[1]}</p>
        </Notice>
        <Bar
          badge={badge}
          dates={<time dateTime="2026-12-05">{from}</time>}
          link={
            <Link href="#/notice" variant="standalone">
              {link}
            </Link>
          }
        >
          {text}
        </Bar>
      </Stack>
    );
  },
};
