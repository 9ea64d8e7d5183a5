import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Container, Grid, Row, Section, Stack } from './Layout.tsx';

const texts = {
  ko: {
    heading: '잇는 것부터\n시작합니다',
    others: ['한곳에서\n끝까지 만듭니다', '2045년까지\n넷제로를 이룹니다'],
    intro: '전원과 신호를 필요한 곳까지 데려가는 부품을 만듭니다.',
    all: '전체 보기',
    text: '설계에서 검증, 양산까지 한곳에서 이어지므로 바뀐 요구를 빠르게 반영합니다.',
    buttons: ['방문예약하기', '제품 안내서 받기'],
    products: ['와이어링 하네스', '정션 블록', '커넥터', '버스바'],
    long: '자동차의 모든 전원과 신호를 하나로 이어 온 오십 년의 기술과 사람, 그리고 앞으로의 길',
  },
  en: {
    heading: 'It starts\nwith connecting',
    others: ['Made in one place,\nfrom beginning to end', 'Net zero\nby 2045'],
    intro: 'We make the parts that take power and signals where they are needed.',
    all: 'See all',
    text: 'Design, verification and production happen in one place, so a change is taken up quickly.',
    buttons: ['Book a visit', 'Get the product guide'],
    products: ['Wiring harness', 'Junction block', 'Connectors', 'Busbars'],
    long: 'Fifty years of technology and people connecting all the power and signals of a car, and the road ahead',
  },
};

const meta = {
  title: 'Components/Content/Layout',
  component: Section,
  subcomponents: { Container, Stack, Row, Grid },
  parameters: { layout: 'fullscreen' },
  render: withControls(
    withTexts(texts, ({ heading, intro, all, text }, args) => (
      <Section
        {...args}
        heading={heading}
        intro={args.intro ?? intro}
        aside={
          <Link
            href="#/products"
            variant="standalone"
            tone={args.tone === 'inverse' ? 'inverse' : undefined}
          >
            {all}
          </Link>
        }
      >
        <Text tone={args.tone === 'inverse' ? 'inverse' : undefined}>{text}</Text>
      </Section>
    )),
  ),
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Subtle: Story = { args: { tone: 'subtle' } };

export const Inverse: Story = { args: { tone: 'inverse' } };

/** A chapter, a section of it, and a part of that section. */
export const Ranks: Story = {
  render: withTexts(texts, ({ heading, others, text, products }, args) => (
    <>
      <Section {...args} rank="chapter" heading={heading}>
        <Text>{text}</Text>
      </Section>
      <Section {...args} heading={others[0]}>
        <Text>{text}</Text>
      </Section>
      <Section {...args} rank="part" heading={products[0]}>
        <Text>{text}</Text>
      </Section>
    </>
  )),
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll('section')];
    const space = (section: Element) => parseFloat(getComputedStyle(section).paddingBlockStart);
    const size = (section: Element) =>
      parseFloat(getComputedStyle(section.querySelector('h2') ?? section).fontSize);
    const [chapter, section, part] = sections.map(size);
    await expect(chapter).toBeGreaterThan(section ?? Infinity);
    await expect(section).toBeGreaterThan(part ?? Infinity);
    await expect(space(sections[1] as Element)).toBeGreaterThan(space(sections[2] as Element));
  },
};

export const Catalog: Story = {
  render: withTexts(texts, ({ heading, products }, args) => (
    <Section {...args} heading={heading}>
      <Grid columns={4}>
        {products.map((title) => (
          <li key={title}>
            <Card heading={title} href="#/product" />
          </li>
        ))}
      </Grid>
    </Section>
  )),
};

export const Stacks: Story = {
  render: withTexts(texts, ({ text }) => (
    <Container>
      <Stack gap="large">
        {([undefined, 'small', 'large'] as const).map((gap) => (
          <Stack key={gap ?? 'medium'} gap={gap}>
            <Text>{text}</Text>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Container>
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: heading, text, all }, args) => (
    <Section
      {...args}
      heading={heading}
      aside={
        <Link href="#/products" variant="standalone">
          {all}
        </Link>
      }
    >
      <Text>{text}</Text>
    </Section>
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { heading, others, intro, all, text, products, buttons } = pick(context, texts);
    const [side, dark] = others;
    const [first, second] = buttons;
    return (
      <>
        <Section
          heading={heading}
          intro={intro}
          aside={
            <Link href="#/products" variant="standalone">
              {all}
            </Link>
          }
        >
          <Grid>
            {products.slice(0, 3).map((title) => (
              <li key={title}>
                <Card heading={title} href="#/product">
                  {text}
                </Card>
              </li>
            ))}
          </Grid>
        </Section>
        <Section tone="subtle" heading={side} arrangement="side">
          <Stack>
            <Text>{text}</Text>
            <Row>
              <Button>{first}</Button>
              <Button variant="secondary">{second}</Button>
            </Row>
          </Stack>
        </Section>
        <Section tone="inverse" heading={dark} intro={intro}>
          <Text tone="inverse">{text}</Text>
        </Section>
      </>
    );
  },
};
