import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { items: [] },
  render: withControls((args, context) => (
    <Breadcrumb
      {...args}
      items={pick(context, {
        ko: [{ label: '홈', href: '#/home' }, { label: '사업분야' }, { label: '커넥티드' }],
        en: [
          { label: 'Home', href: '#/home' },
          { label: 'Business areas' },
          { label: 'Connected' },
        ],
      })}
    />
  )),
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last item may link to the current page, as on a tab of it. */
export const LastIsALink: Story = {
  render: (args, context) => (
    <Breadcrumb
      {...args}
      items={pick(context, {
        ko: [
          { label: '홈', href: '#/home' },
          { label: '커넥티드', href: '#/connected' },
          { label: '정션 블록', href: '#/junction-block' },
        ],
        en: [
          { label: 'Home', href: '#/home' },
          { label: 'Connected', href: '#/connected' },
          { label: 'Junction block', href: '#/junction-block' },
        ],
      })}
    />
  ),
};

const long = {
  ko: [
    { label: '홈', href: '#/home' },
    { label: '홍보센터' },
    { label: '뉴스룸', href: '#/press' },
    { label: '구역 제어기용 이더넷 스위치 유닛, 양산 검증을 마치다' },
  ],
  en: [
    { label: 'Home', href: '#/home' },
    { label: 'PR center' },
    { label: 'Press', href: '#/press' },
    { label: 'Ethernet switch unit for zone controllers completes production validation' },
  ],
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Breadcrumb {...args} items={pick(context, long)} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <Breadcrumb {...args} items={pick(context, long).slice(0, 3)} />
      <Breadcrumb {...args} aria-label="2" items={pick(context, long)} />
    </div>
  ),
};
