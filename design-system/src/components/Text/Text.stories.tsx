import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Prose as RunningText } from './Prose.tsx';
import { Text } from './Text.tsx';

const texts = {
  ko: {
    text: '1974년부터 자동차의 전원과 신호를 이어 왔습니다. 설계에서 검증, 양산까지 한곳에서 이어지므로 바뀐 요구를 빠르게 반영합니다.',
    strong: '답변을 마칠 때까지 보관하며',
    rest: ', 그 뒤에는 복구할 수 없는 방법으로 파기합니다.',
    items: ['이름과 이메일 주소', '문의 내용', '첨부한 파일'],
    link: '개인정보 처리방침',
    long: '전기차의 고전압 배터리 시스템은 400 V에서 800 V로 높아지고 있으며, 부품 번호 ONS-HV-2026-0417-REV-C-LONGCONNECTORASSEMBLY 처럼 긴 영문이 섞여도 줄은 단어 사이에서만 바뀌고 화면 밖으로 나가지 않습니다.',
  },
  en: {
    text: 'We have connected power and signals in cars since 1974. Design, verification and production happen in one place, so a change is taken up quickly.',
    strong: 'We keep it until we have answered',
    rest: ' and then destroy it beyond recovery.',
    items: ['Your name and email address', 'What you ask', 'Files you attach'],
    link: 'Privacy policy',
    long: 'High-voltage battery systems are moving from 400 V to 800 V. Even a part number as long as ONS-HV-2026-0417-REV-C-LONGCONNECTORASSEMBLY breaks rather than leaving the screen, and every other line ends between two words.',
  },
};

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  subcomponents: { Prose: RunningText },
  argTypes: { children: { control: 'text' } },
  render: withControls((args, context) => (
    <Text {...args}>{args.children ?? pick(context, texts).text}</Text>
  )),
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: 'lead' } };

export const Small: Story = { args: { size: 'small', tone: 'muted' } };

export const Inverse: Story = {
  args: { tone: 'inverse' },
  render: (args, context) => (
    <Section tone="inverse">
      <Text {...args}>{pick(context, texts).text}</Text>
    </Section>
  ),
};

/** Paragraphs, lists and links from content. */
export const Prose: Story = {
  render: withTexts(texts, ({ text, strong, rest, items, link }) => (
    <RunningText>
      <p>{text}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <strong>{strong}</strong>
        {rest} <Link href="#/privacy">{link}</Link>
      </p>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </RunningText>
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Text {...args}>{pick(context, texts).long}</Text>,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ text, items, long: words }) => (
    <Stack>
      <Text size="lead">{text}</Text>
      <Text>{text}</Text>
      <Text tone="muted">{words}</Text>
      <Text size="small">{text}</Text>
      <RunningText>
        <p>{text}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </RunningText>
    </Stack>
  )),
};
