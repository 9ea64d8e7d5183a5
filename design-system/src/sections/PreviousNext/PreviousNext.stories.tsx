import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { PreviousNext } from './PreviousNext.tsx';

const texts = {
  ko: {
    label: '다른 제품',
    previous: '이전 제품',
    next: '다음 제품',
    names: ['FPC 모듈', '와이어 투 와이어 커넥터'],
    long: '엔진룸의 열과 진동을 견디는 와이어 투 와이어 방수 커넥터',
  },
  en: {
    label: 'Other products',
    previous: 'Previous product',
    next: 'Next product',
    names: ['FPC module', 'Wire-to-wire connector'],
    long: 'Sealed wire-to-wire connector for the heat and vibration of the engine bay',
  },
};

/** Its name is that of the link. */
const picture = (
  <span aria-hidden>
    <SamplePart title="" />
  </span>
);

const meta = {
  title: 'Sections/Page frame/PreviousNext',
  component: PreviousNext,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': '',
    previous: { href: '', label: '', title: '', picture: null },
    next: { href: '', label: '', title: '', picture: null },
  },
  render: withControls((args, context) => {
    const { label, previous, next, names } = pick(context, texts);
    const [first = '', second = ''] = names;
    return (
      <PreviousNext
        {...args}
        aria-label={args['aria-label'] || label}
        previous={{
          href: '#/previous',
          label: previous,
          title: first,
          picture,
          accent: 'second',
        }}
        next={{
          href: '#/next',
          label: next,
          title: second,
          picture,
          accent: 'first',
        }}
      />
    );
  }),
} satisfies Meta<typeof PreviousNext>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => {
    const { label, previous, next, long: title } = pick(context, texts);
    const link = { href: '#/product', title, picture };
    return (
      <PreviousNext
        {...args}
        aria-label={label}
        previous={{ ...link, label: previous }}
        next={{ ...link, label: next }}
      />
    );
  },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
