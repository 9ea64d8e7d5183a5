import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { sampleItems } from '../../stories/site.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Cover } from '../Cover/index.ts';
import { Section } from '../../components/Layout/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { SectionNav } from '../../components/SectionNav/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Main, type MainProps } from './Main.tsx';
import MainExample from './Main.example.tsx';
import code from './Main.example.tsx?raw';

const texts = {
  ko: {
    menu: '사업분야 메뉴',
    home: '홈',
    group: '사업분야',
    heading: '회로는 많아도\n경로는 단순하게',
    section: '여섯 가지 제품',
    dark: '세계의 공장',
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    menu: 'Business areas menu',
    home: 'Home',
    group: 'Business areas',
    heading: 'Many circuits,\nsimple routes',
    section: 'Six products',
    dark: 'Factories in the world',
    text: 'We take power and signals where they are needed.',
  },
};

const content = (args: MainProps, context: Pick<StoryContext, 'globals'>) => {
  const { menu, home, group, heading, section, dark, text } = pick(context, texts);
  return (
    <Main {...args}>
      <PageHeader
        breadcrumb={
          <Breadcrumb endsAbove items={[{ label: home, href: '#/' }, { label: group }]} />
        }
        sectionNav={<SectionNav label={menu} items={sampleItems(context)} />}
      />
      <Cover heading={heading} />
      <Section heading={section}>
        <Text>{text}</Text>
      </Section>
      <Section heading={dark} tone="inverse">
        <p>{text}</p>
      </Section>
    </Main>
  );
};

const meta = {
  title: 'Sections/Pages/Main',
  argTypes: { children: { control: false } },
  component: Main,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { line: true },
  render: withControls(content),
} satisfies Meta<typeof Main>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(MainExample, code);
