import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { ContactCard } from './ContactCard.tsx';

const texts = {
  ko: {
    department: '커넥티드영업팀',
    note: '와이어링 하네스, 정션 블록, 커넥터에 관해 답합니다.',
    longDepartment: '글로벌 고전압·충전 부품 품질보증 및 고객기술지원팀',
  },
  en: {
    department: 'Connected sales team',
    note: 'Answers questions on wiring harnesses, junction blocks and connectors.',
    longDepartment: 'Global quality assurance and technical support for high-voltage parts',
  },
};

const meta = {
  title: 'Components/Content/ContactCard',
  component: ContactCard,
  args: { department: '', phone: '032-000-0000', email: 'connected@example.com' },
  render: withControls(
    withTexts(texts, ({ department, note }, args) => (
      <ContactCard {...args} department={department} note={note} />
    )),
  ),
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof ContactCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutNote: Story = {
  render: (args, context) => <ContactCard {...args} department={pick(context, texts).department} />,
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { email: 'high-voltage-and-charging-quality@example.com' },
  render: withTexts(texts, ({ longDepartment, note }, args) => (
    <ContactCard {...args} department={longDepartment} note={note} />
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ department, note, longDepartment }, args) => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <ContactCard {...args} department={department} note={note} />
      <ContactCard {...args} {...Long.args} department={longDepartment} />
    </div>
  )),
};
