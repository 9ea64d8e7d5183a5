import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { createExample } from '../../stories/example.tsx';
import { sampleItems } from '../../stories/site.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { SectionNav } from '../../components/SectionNav/index.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import PageHeaderExample from './PageHeader.example.tsx';
import code from './PageHeader.example.tsx?raw';

const texts = {
  ko: {
    heading: '커넥티드',
    lead: '차 한 대에 들어가는 수천 개의 회로를 묶고, 나누고, 잇습니다. 설계부터 금형, 생산까지 한곳에서 합니다.',
    menu: '사업분야 메뉴',
    crumbs: [{ label: '홈', href: '#/home' }, { label: '사업분야' }, { label: '커넥티드' }],
    longTitle: '구역 제어기용 이더넷 스위치 유닛,\n양산 검증을 마치다',
  },
  en: {
    heading: 'Connected',
    lead: 'We bundle, split and join the thousands of circuits in a car, and do it all in one place, from design and tooling to production.',
    menu: 'Business areas menu',
    crumbs: [
      { label: 'Home', href: '#/home' },
      { label: 'Business areas' },
      { label: 'Connected' },
    ],
    longTitle: 'Ethernet switch unit for zone controllers\ncompletes production validation',
  },
};

const page = (args: Partial<PageHeaderProps>, context: Pick<StoryContext, 'globals'>) => {
  const text = pick(context, texts);
  return (
    <PageHeader
      lead={<p>{text.lead}</p>}
      breadcrumb={<Breadcrumb items={text.crumbs} />}
      sectionNav={<SectionNav label={text.menu} items={sampleItems(context)} />}
      {...args}
      heading={args.heading || text.heading}
    />
  );
};

const meta = {
  title: 'Sections/Page frame/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '' },
  render: page,
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For articles and policies, whose titles are long. */
export const Compact: Story = {
  render: (args, context) =>
    page(
      {
        ...args,
        variant: 'compact',
        heading: pick(context, texts).longTitle,
        lead: undefined,
        sectionNav: undefined,
      },
      context,
    ),
};

export const Tinted: Story = { args: { accent: 'second' } };

export const Phone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** One line of breadcrumb and section navigation, for a page that begins with another large block. */
export const Bar: Story = {
  args: { variant: 'bar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2);
  },
};

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko' },
  args: { heading: texts.ko.longTitle },
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en' },
  args: { heading: texts.en.longTitle },
};

/** One per area. Several `h1` on one page occur in this story only. */
export const KitchenSink: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    // The three page headers have equally named landmarks; a real page has one.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args, context) => (
    <>
      {page(args, context)}
      {page({ ...args, accent: 'first' }, context)}
      {page({ ...args, variant: 'compact', accent: 'heritage' }, context)}
    </>
  ),
};

export const Example: Story = createExample(PageHeaderExample, code);
