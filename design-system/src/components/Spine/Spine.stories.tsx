import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { Section } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Spine } from './Spine.tsx';

const texts = {
  ko: {
    headings: ['한 선이 닿은 곳', '8개국 12개 공장', '새 소식'],
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    headings: ['How far one line reaches', '12 factories in 8 countries', 'Latest news'],
    text: 'We take power and signals where they are needed.',
  },
};

const meta = {
  title: 'Patterns/Spine',
  component: Spine,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: (args, context) => {
    const { headings, text } = pick(context, texts);
    return (
      <Spine {...args}>
        {headings.map((heading, index) => (
          <Section key={heading} heading={heading} tone={index === 1 ? 'inverse' : 'default'}>
            <Text {...(index === 1 && { tone: 'inverse' })}>{text}</Text>
          </Section>
        ))}
      </Spine>
    );
  },
} satisfies Meta<typeof Spine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const LongKorean: Story = {
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
};

export const LongEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
