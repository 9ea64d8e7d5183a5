import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { Prose } from './Prose.tsx';
import { Text } from './Text.tsx';

const texts = {
  ko: '차는 전원과 신호가 제때 제자리에 닿아야 움직입니다. 온선은 회로를 묶고, 나누고, 지키는 부품을 만듭니다. 전동화와 자율주행은 부품을 바꾸지만 일은 바꾸지 않습니다.',
  en: 'A car moves only when power and signals reach the right place at the right time. We make the parts that bundle, divide and protect its circuits.',
};

const meta = {
  title: 'Components/Text',
  component: Text,
  render: (args, context) => <Text {...args}>{args.children ?? pick(context, texts)}</Text>,
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'lead' } };
export const Small: Story = { args: { size: 'small' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const RunningText: Story = {
  render: (_, context) => (
    <Prose>
      <p>{pick(context, texts)}</p>
      <ul>
        {pick(context, {
          ko: ['묶는다', '나눈다', '지킨다'],
          en: ['Bundle', 'Divide', 'Protect'],
        }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <strong>{pick(context, { ko: '끝까지 잇습니다.', en: 'Joined to the end.' })}</strong>{' '}
        <a href="#/">{pick(context, { ko: '더 읽기', en: 'Read more' })}</a>
      </p>
    </Prose>
  ),
};
export const LongKorean: Story = { args: { children: `${texts.ko} ${texts.ko}` } };
export const LongEnglish: Story = { args: { children: `${texts.en} ${texts.en}` } };
export const KitchenSink: Story = {
  render: (_, context) => (
    <>
      {(['lead', 'body', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          {pick(context, texts)}
        </Text>
      ))}
      <Prose>
        <p>{pick(context, texts)}</p>
      </Prose>
    </>
  ),
};
