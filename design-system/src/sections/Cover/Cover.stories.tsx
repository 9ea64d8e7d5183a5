import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section } from '../../components/Layout/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Cover, type CoverProps } from './Cover.tsx';

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 48 32"><path d="M8 16l16-8 16 8-16 8z" fill="none" stroke="gray"/></svg>`)}`;

const texts = {
  ko: {
    heading: '안전하지 않으면\n만들지 않습니다',
    lead: '누구든 위험하다고 판단하면 라인을 세울 수 있고, 그 책임을 묻지 않습니다.',
    label: '환경·안전',
    tabs: ['환경·안전 경영', '기후변화 대응', '환경 데이터'],
    text: '5년의 기록을 공개합니다.',
    long: '구역 제어기용 이더넷 스위치 유닛,\n양산 검증을 마치다',
  },
  en: {
    heading: 'If it isn’t safe,\nwe don’t make it',
    lead: 'Anyone who sees a danger may stop the line, and is not held responsible for it.',
    label: 'Environment and safety',
    tabs: ['Management', 'Climate', 'Data'],
    text: 'We publish the figures of five years.',
    long: 'Ethernet switch unit for zone controllers\ncompletes production validation',
  },
};

const cover = (args: Partial<CoverProps>, context: Pick<StoryContext, 'globals'>) => {
  const { heading, lead } = pick(context, texts);
  return <Cover lead={<p>{lead}</p>} {...args} heading={args.heading || heading} />;
};

const meta = {
  title: 'Sections/Pages/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '' },
  argTypes: {
    tabs: { control: false },
    drawing: { control: false },
    children: { control: false },
  },
  render: withControls(cover),
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    kind: 'scene',
    drawing: <img src={picture(1440, 600)} alt="" width={1440} height={600} />,
  },
};

/** The tabs are outside of the panel, whose heading and drawing they change. */
export const WithTabs: Story = {
  args: { ...Default.args, panel: 'panel' },
  render: withTexts(texts, ({ label, tabs, text }, args, context) =>
    cover(
      {
        ...args,
        tabs: (
          <Tabs
            framed
            label={label}
            defaultValue="0"
            panel="panel"
            items={tabs.map((name, index) => ({ value: String(index), label: name }))}
          />
        ),
        children: (
          <Section heading={tabs[0]}>
            <Text>{text}</Text>
          </Section>
        ),
      },
      context,
    ),
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(panel).not.toContainElement(canvas.getByRole('tablist'));
  },
};

export const Split: Story = {
  args: {
    kind: 'split',
    accent: 'second',
    drawing: <img src={picture(720, 440)} alt="" width={720} height={440} />,
  },
};

/** Without a drawing. */
export const Words: Story = {};

/** For news and notices, whose titles are long. */
export const ArticleTitle: Story = {
  render: (args, context) =>
    cover(
      { ...args, kind: 'article', heading: pick(context, texts).long, lead: '2026.11.12' },
      context,
    ),
};

/** Introduces a group of products; the first of them follows the tabs. */
export const Stage: Story = {
  ...WithTabs,
  args: { kind: 'stage', panel: 'panel' },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => meta.render({ ...args, heading: pick(context, texts).long }, context),
};

/** Several `h1` on one page occur in this story only. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <>
      {cover({ ...args, ...Default.args }, context)}
      {cover({ ...args, ...Split.args }, context)}
      {cover(args, context)}
    </>
  ),
};
