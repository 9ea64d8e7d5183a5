import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { type TabItem, Tabs } from './Tabs.tsx';

interface Texts {
  label: string;
  products: readonly TabItem[];
  text: string;
  long: readonly TabItem[];
}

const texts: Record<'ko' | 'en', Texts> = {
  ko: {
    label: '커넥티드 제품',
    products: [
      { value: 'wiring-harness', label: '와이어링 하네스', href: '#/wiring-harness' },
      { value: 'junction-block', label: '정션 블록', href: '#/junction-block' },
      { value: 'connectors', label: '커넥터', href: '#/connectors' },
      { value: 'busbar', label: '버스바', href: '#/busbar' },
    ],
    text: '와이어링 하네스는 수백 개의 회로를 한 몸으로 묶어 필요한 곳까지 데려갑니다.',
    long: [
      { value: 'low-voltage', label: '저전압 전원 분배 및 회로 보호 부품' },
      { value: 'high-voltage', label: '고전압 배터리 연결과 충전 시스템' },
      { value: 'data', label: '차량용 고속 데이터 통신 케이블' },
    ],
  },
  en: {
    label: 'Connecting products',
    products: [
      { value: 'wiring-harness', label: 'Wiring harness', href: '#/wiring-harness' },
      { value: 'junction-block', label: 'Junction block', href: '#/junction-block' },
      { value: 'connectors', label: 'Connectors', href: '#/connectors' },
      { value: 'busbar', label: 'Busbars', href: '#/busbar' },
    ],
    text: 'A wiring harness binds hundreds of circuits into one assembly and takes each of them where it is needed.',
    long: [
      { value: 'low-voltage', label: 'Low-voltage power distribution and circuit protection' },
      { value: 'high-voltage', label: 'High-voltage battery connection and charging systems' },
      { value: 'data', label: 'High-speed data cables for vehicles' },
    ],
  },
};

/** The page controls the selected tab: on the site by the URL, here by state. */
function Page({ value, onValueChange, ...rest }: ComponentProps<typeof Tabs>) {
  const [open, setOpen] = useState(value);
  return (
    <Tabs
      {...rest}
      value={open}
      onValueChange={(next) => {
        onValueChange?.(next);
        setOpen(next);
      }}
    />
  );
}
// The name in the code that Storybook shows.
Page.displayName = 'Tabs';

const panel = (items: readonly TabItem[], text: string) => (
  <Stack style={{ paddingBlock: 'var(--space-8)' }}>
    <Text size="lead">{text}</Text>
    <Text tone="muted">{items.map(({ label }) => label).join(' · ')}</Text>
  </Stack>
);

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { bleeds: true },
  args: {
    label: '',
    items: [],
    value: 'wiring-harness',
    onValueChange: fn(),
    children: null,
  },
  argTypes: { children: { control: false } },
  render: withControls(
    withTexts(texts, ({ label, products, text }, args) => (
      <Page key={args.value} {...args} label={label} items={products}>
        {panel(products, text)}
      </Page>
    )),
  ),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Line: Story = { args: { variant: 'line' } };

/** The row in the page's column, the panel across the window. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  args: { framed: true, variant: 'line' },
};

/** Without `href` tabs are buttons and need a script. */
export const WithoutHref: Story = {
  render: (args, context) => {
    const { label, products, text } = pick(context, texts);
    const items = products.map(({ value, label: words }) => ({ value, label: words }));
    return (
      <Page {...args} label={label} items={items}>
        {panel(items, text)}
      </Page>
    );
  },
};

/** The row scrolls sideways with the selected tab in view. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { value: 'busbar' },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ label, long: items, text }, args) => (
    <Page {...args} label={label} items={items} value="high-voltage">
      {panel(items, text)}
    </Page>
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, products, text, long: items }, args) => (
    <Stack gap="large">
      <Page {...args} label={label} items={products}>
        {panel(products, text)}
      </Page>
      <Page {...args} label={label} items={products} variant="line">
        {panel(products, text)}
      </Page>
      <Page {...args} label={label} items={items} value="data">
        {panel(items, text)}
      </Page>
    </Stack>
  )),
};
