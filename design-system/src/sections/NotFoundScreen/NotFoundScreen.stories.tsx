import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { SampleLogo } from '../../stories/site.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import NotFoundScreenExample from './NotFoundScreen.example.tsx';
import code from './NotFoundScreen.example.tsx?raw';

const CutLine = () => (
  <svg viewBox="0 0 1440 160" fill="none" aria-hidden focusable="false">
    <g stroke="var(--color-brand-line)" strokeWidth="6" strokeLinecap="round">
      <path d="M-1000 120H520a24 24 0 0 0 17-7l26-26" />
      <path d="M2440 120H800a24 24 0 0 1-17-7l-26-26" />
    </g>
    <circle cx="563" cy="87" r="9" fill="var(--color-area-hv)" />
    <circle cx="757" cy="87" r="9" fill="var(--color-area-hv)" />
  </svg>
);
// The name in the code that Storybook shows.
CutLine.displayName = 'CutLine';

const texts = {
  ko: {
    heading: '여기서 선이 끊겼습니다',
    text: '찾으시는 페이지가 없거나 주소가 바뀌었습니다. 주소를 다시 확인하거나 홈에서 이어 가세요.',
    links: [
      { label: '홈으로 가기', href: '#/home' },
      { label: '문의하기', href: '#/inquiry' },
    ],
  },
  en: {
    heading: 'The line ends here',
    text: 'This page does not exist, or it has moved. Check the address, or pick up the line at home.',
    links: [
      { label: 'Go to the home page', href: '#/home' },
      { label: 'Ask us', href: '#/inquiry' },
    ],
  },
};

const meta = {
  title: 'Sections/Page frame/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '', links: [] },
  argTypes: { drawing: { control: false }, logo: { control: false } },
  render: withControls(
    withTexts(texts, ({ text, ...rest }, args) => (
      <NotFoundScreen {...args} {...rest} logo={<SampleLogo />} drawing={<CutLine />}>
        {args.children ?? <p>{text}</p>}
      </NotFoundScreen>
    )),
  ),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDrawing: Story = {
  render: withTexts(texts, ({ text, ...rest }, args) => (
    <NotFoundScreen {...args} {...rest}>
      <p>{text}</p>
    </NotFoundScreen>
  )),
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(NotFoundScreenExample, code);
