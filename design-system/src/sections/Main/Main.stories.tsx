import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { Section } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Cover } from '../Cover/index.ts';
import { Main } from './Main.tsx';
import MainExample from './Main.example.tsx';
import code from './Main.example.tsx?raw';

const texts = {
  ko: {
    heading: '회로는 많아도\n경로는 단순하게',
    section: '여섯 가지 제품',
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    heading: 'Many circuits,\nsimple routes',
    section: 'Six products',
    text: 'We take power and signals where they are needed.',
  },
};

const meta = {
  title: 'Sections/Pages/Main',
  argTypes: { children: { control: false } },
  component: Main,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { inner: true },
  render: withControls(
    withTexts(texts, ({ heading, section, text }, args) => (
      <Main {...args}>
        <Cover heading={heading} />
        <Section heading={section} rank="chapter">
          <Text>{text}</Text>
        </Section>
      </Main>
    )),
  ),
} satisfies Meta<typeof Main>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

/** Headings of sections are larger than on an inner page. */
export const Home: Story = { args: { inner: false } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(MainExample, code);
