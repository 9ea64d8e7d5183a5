import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Text } from '../Text/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const texts = {
  ko: {
    label: '연결 제품',
    tabs: [
      '한눈에 보기',
      '와이어링 하네스',
      'FPC 모듈',
      '정션 블록',
      '와이어 투 와이어',
      '와이어 투 유닛',
      '조인트',
    ],
  },
  en: {
    label: 'Connected products',
    tabs: [
      'Main',
      'Wiring harness',
      'FPC module',
      'Junction block',
      'Wire-to-wire',
      'Wire-to-unit',
      'Joint',
    ],
  },
};
const slugs = [
  'main',
  'wiring-harness',
  'fpc-module',
  'junction-block',
  'wire-to-wire',
  'wire-to-unit',
  'joint',
];

type ExampleProps = Omit<TabsProps, 'value' | 'children' | 'items'> & {
  words: readonly string[];
  addresses?: boolean;
};

function Example({ words, addresses = true, onValueChange, ...rest }: ExampleProps) {
  const [value, setValue] = useState('main');
  const items = words.map((label, index) => {
    const slug = slugs[index] ?? String(index);
    return { value: slug, label, ...(addresses && { href: `#tab=${slug}` }) };
  });
  return (
    <Tabs
      {...rest}
      value={value}
      items={items}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    >
      <Text>{items.find((item) => item.value === value)?.label}</Text>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: '', items: [], value: 'main', onValueChange: fn(), children: null },
  render: ({ variant, framed, onValueChange }, context) => {
    const { label, tabs } = pick(context, texts);
    return (
      <Example
        label={label}
        words={tabs}
        onValueChange={onValueChange}
        {...(variant && { variant })}
        {...(framed && { framed })}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows move along the row and open nothing; Enter opens, once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second, third] = await canvas.findAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(third).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
/** For the main parts of a page. */
export const Line: Story = { args: { variant: 'line' } };
/** Choices inside a page that are no addresses. */
export const WithoutAddresses: Story = {
  render: ({ onValueChange }, context) => {
    const { label, tabs } = pick(context, texts);
    return <Example label={label} words={tabs} addresses={false} onValueChange={onValueChange} />;
  },
};
/** The row on the page's column, the panel from edge to edge. */
export const Framed: Story = { args: { framed: true }, parameters: { layout: 'fullscreen' } };
export const LongKorean: Story = {
  render: ({ onValueChange }) => (
    <Example
      label={texts.ko.label}
      words={texts.ko.tabs.map((tab) => `${tab} 제품군 안내`)}
      onValueChange={onValueChange}
    />
  ),
};
export const LongEnglish: Story = {
  render: ({ onValueChange }) => (
    <Example
      label={texts.en.label}
      words={texts.en.tabs.map((tab) => `${tab} product family`)}
      onValueChange={onValueChange}
    />
  ),
};
export const KitchenSink: Story = {
  render: ({ onValueChange }, context) => {
    const { label, tabs } = pick(context, texts);
    return (
      <>
        <Example label={label} words={tabs} onValueChange={onValueChange} />
        <Example label={`${label} 2`} words={tabs} variant="line" onValueChange={onValueChange} />
      </>
    );
  },
};
