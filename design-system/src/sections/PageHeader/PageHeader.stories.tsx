import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { sampleItems } from '../../stories/site.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { SectionNav } from '../../components/SectionNav/index.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

const texts = {
  ko: {
    menu: '사업분야 메뉴',
    crumbs: [{ label: '홈', href: '#/home' }, { label: '사업분야' }],
    long: [
      { label: '홈', href: '#/home' },
      { label: '구역 제어기용 이더넷 스위치 유닛, 양산 검증을 마치다' },
    ],
  },
  en: {
    menu: 'Business areas menu',
    crumbs: [{ label: 'Home', href: '#/home' }, { label: 'Business areas' }],
    long: [
      { label: 'Home', href: '#/home' },
      { label: 'Ethernet switch unit for zone controllers completes production validation' },
    ],
  },
};

const row = (args: PageHeaderProps, context: Pick<StoryContext, 'globals'>) => {
  const text = pick(context, texts);
  return (
    <PageHeader
      breadcrumb={<Breadcrumb endsAbove items={text.crumbs} />}
      sectionNav={<SectionNav label={text.menu} items={sampleItems(context)} />}
      {...args}
    />
  );
};

const meta = {
  title: 'Sections/Page frame/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  argTypes: { breadcrumb: { control: false }, sectionNav: { control: false } },
  render: withControls(row),
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2);
  },
};

/** A page that belongs to no group. */
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <PageHeader {...args} breadcrumb={<Breadcrumb items={pick(context, texts).long} />} />
  ),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
