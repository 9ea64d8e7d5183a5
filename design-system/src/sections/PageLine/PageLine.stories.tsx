import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { SampleLine } from '../../stories/SampleParts.tsx';
import { sampleItems } from '../../stories/site.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Section } from '../../components/Layout/index.ts';
import { SectionNav } from '../../components/SectionNav/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Cover } from '../Cover/index.ts';
import { Hero } from '../Hero/index.ts';
import { Main } from '../Main/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Pathway } from '../Pathway/index.ts';
import { Scene } from '../Scene/index.ts';
import { PageLine, type PageLineProps } from './PageLine.tsx';
import PageLineExample from './PageLine.example.tsx';
import code from './PageLine.example.tsx?raw';

const BOX = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1" preserveAspectRatio="none"/>')}`;

const texts = {
  ko: {
    menu: '사업분야 메뉴',
    home: '홈',
    group: '사업분야',
    cover: '회로는 많아도\n경로는 단순하게',
    headings: ['한 선이 닿은 곳', '8개국 12개 공장', '새 소식'],
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    menu: 'Business areas menu',
    home: 'Home',
    group: 'Business areas',
    cover: 'Many circuits,\nsimple routes',
    headings: ['How far one line reaches', '12 factories in 8 countries', 'Latest news'],
    text: 'We take power and signals where they are needed.',
  },
};

type Context = Pick<StoryContext, 'globals'>;

/** Creates the first screen, with the drawing in which the line starts. */
const createHero = (context: Context) => {
  const { cover, text, home } = pick(context, texts);
  return (
    <Hero
      heading={cover}
      lead={<p>{text}</p>}
      drawing={<SampleLine title={home} />}
      line={{ x: 0, y: 87.5, phoneX: 0, phoneY: 87.5 }}
      destinations={[]}
    />
  );
};

const createSections = (context: Context) => {
  const { headings, text } = pick(context, texts);
  return headings.map((heading, index) => (
    <Section key={heading} heading={heading} tone={index === 1 ? 'inverse' : 'default'}>
      <Text tone={index === 1 ? 'inverse' : undefined}>{text}</Text>
    </Section>
  ));
};

const renderFromNavigation = (args: PageLineProps, context: Context) => {
  const { menu, home, group, cover } = pick(context, texts);
  return (
    <Main inner>
      <PageLine {...args}>
        <PageHeader
          breadcrumb={
            <Breadcrumb endsAbove items={[{ label: home, href: '#/' }, { label: group }]} />
          }
          sectionNav={<SectionNav label={menu} items={sampleItems(context)} />}
        />
        <Cover kind="scene" heading={cover} drawing={<img src={BOX} alt="" />} joint={0.5} />
        {createSections(context)}
      </PageLine>
    </Main>
  );
};

const meta = {
  title: 'Sections/Page frame/PageLine',
  argTypes: { children: { control: false } },
  component: PageLine,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: withControls(renderFromNavigation),
} satisfies Meta<typeof PageLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The line starts in the drawing of a Hero. */
export const FromDrawing: Story = {
  args: { start: 'drawing' },
  render: (args, context) => (
    <Main>
      <PageLine {...args}>
        {createHero(context)}
        {createSections(context)}
      </PageLine>
    </Main>
  ),
};

/** The line continues in the curve of a Pathway, then on the other side; a Scene brings it back. */
export const Crossing: Story = {
  args: { start: 'drawing' },
  render: (args, context) => {
    const { headings, text } = pick(context, texts);
    const [first = '', second = '', third = ''] = headings;
    const words = <Text>{text}</Text>;
    return (
      <Main>
        <PageLine {...args}>
          {createHero(context)}
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
        </PageLine>
      </Main>
    );
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(PageLineExample, code);
