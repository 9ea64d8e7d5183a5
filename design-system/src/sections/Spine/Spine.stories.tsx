import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { Heading } from '../../components/Heading/index.ts';
import { Section } from '../../components/Layout/index.ts';
import { Pathway } from '../Pathway/index.ts';
import { Scene } from '../Scene/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Spine } from './Spine.tsx';
import SpineExample from './Spine.example.tsx';
import code from './Spine.example.tsx?raw';

const BOX = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1" preserveAspectRatio="none"/>')}`;

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
  title: 'Sections/Page frame/Spine',
  argTypes: { children: { control: false } },
  component: Spine,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: withControls((args, context) => {
    const { headings, text } = pick(context, texts);
    return (
      <Spine {...args}>
        {headings.map((heading, index) => (
          <Section key={heading} heading={heading} tone={index === 1 ? 'inverse' : 'default'}>
            <Text tone={index === 1 ? 'inverse' : undefined}>{text}</Text>
          </Section>
        ))}
      </Spine>
    );
  }),
} satisfies Meta<typeof Spine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The line continues in the curve of a Pathway, then on the other side; a Scene brings it back. */
export const Crossing: Story = {
  render: (args, context) => {
    const { headings, text } = pick(context, texts);
    const [first = '', second = '', third = ''] = headings;
    const words = <Text>{text}</Text>;
    return (
      <Spine {...args}>
        <Section heading={`${first}, 1`}>{words}</Section>
        <Section aria-label={text}>
          <Pathway
            drawing={<img src={BOX} width="1280" height="440" alt="" />}
            marks={[
              { label: '2021', value: '68.0', x: 8, y: 23 },
              { label: '2045', value: '0', x: 95, y: 90 },
            ]}
          >
            <Heading>{first}</Heading>
          </Pathway>
        </Section>
        <Section heading={second} tone="inverse">
          <Text tone="inverse">{text}</Text>
        </Section>
        <Scene
          heading={`${second}, 2`}
          drawing={<img src={BOX} width="1440" height="400" alt="" />}
          line={86}
        >
          {words}
        </Scene>
        <Section heading={third}>{words}</Section>
      </Spine>
    );
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(SpineExample, code);
