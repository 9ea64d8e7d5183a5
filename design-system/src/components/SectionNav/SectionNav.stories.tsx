import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { sampleItems } from '../../stories/site.tsx';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  title: 'Components/Navigation/SectionNav',
  component: SectionNav,
  parameters: { layout: 'fullscreen' },
  args: { label: '', items: [] },
  render: withControls((args, context) => (
    <SectionNav
      {...args}
      label={pick(context, { ko: '사업분야 메뉴', en: 'Business areas menu' })}
      items={sampleItems(context)}
    />
  )),
} satisfies Meta<typeof SectionNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone the bar is scrolled to the current page. */
export const LastOfMany: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  render: (args, context) => (
    <SectionNav
      {...args}
      label={pick(context, { ko: '회사소개 메뉴', en: 'Introduction menu' })}
      items={sampleItems(context, 'introduction').map((item, index, all) => ({
        ...item,
        current: index === all.length - 1,
      }))}
    />
  ),
};

/** One of the links is external. */
export const WithExternal: Story = {
  render: (args, context) => (
    <SectionNav
      {...args}
      label={pick(context, { ko: '인재채용 메뉴', en: 'Human resources menu' })}
      items={sampleItems(context, 'careers').map((item, index) => ({
        ...item,
        current: index === 1,
      }))}
    />
  ),
};

export const Long: Story = {
  ...LastOfMany,
  globals: { viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <>
      {(['business', 'introduction', 'careers'] as const).map((group) => (
        <SectionNav
          {...args}
          key={group}
          label={group}
          items={sampleItems(context, group).map((item, index) => ({
            ...item,
            current: index === 1,
          }))}
        />
      ))}
    </>
  ),
};
