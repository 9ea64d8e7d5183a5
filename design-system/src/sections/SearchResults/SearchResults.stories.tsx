import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SAMPLE_PICTURE } from '../../stories/sample-pictures.ts';
import { Stack } from '../../components/Layout/index.ts';
import { ExampleLinks } from './ExampleLinks.tsx';
import { SearchResultGroup } from './SearchResults.tsx';

const texts = {
  ko: {
    heading: '제품',
    before: '고전압 ',
    found: '정션',
    after: ' 블록',
    excerpt: '배터리에서 나온 전류를 모터와 공조 장치로 나눕니다.',
    more: '그 밖에 4건이 더 있습니다.',
    examples: '이렇게 찾아보세요',
    words: ['와이어링 하네스', 'BDU', 'ㅇㅇㅎㄴㅅ', '방문예약'],
    long: '급속 충전과 완속 충전을 하나의 단자대로 받는 고전압 배전 장치와 배터리 차단 장치의 시험 조건',
  },
  en: {
    heading: 'Products',
    before: 'High-voltage ',
    found: 'junction',
    after: ' block',
    excerpt: 'Divides the current of the battery among motor and climate control.',
    more: 'There are 4 more.',
    examples: 'Try these',
    words: ['wiring harness', 'BDU', 'book a visit'],
    long: 'Test conditions of high-voltage distribution units and battery disconnect units for fast and slow charging',
  },
};

const meta = {
  title: 'Sections/Reading/SearchResults',
  component: SearchResultGroup,
  subcomponents: { ExampleLinks },
  args: { heading: '', items: [] },
  render: withControls(
    withTexts(texts, ({ heading, before, found, after, excerpt }, args) => (
      <SearchResultGroup
        {...args}
        heading={heading}
        items={['1', '2'].map((id) => ({
          id,
          href: '#/result-' + id,
          title: (
            <>
              {before}
              <mark>{found}</mark>
              {after}
            </>
          ),
          excerpt,
          picture: id === '1' && <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />,
        }))}
      />
    )),
  ),
} satisfies Meta<typeof SearchResultGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Matches are marked; the group is a region with its name. */
export const Default: Story = {};

export const Examples: Story = {
  render: withTexts(texts, ({ examples, words }) => (
    <ExampleLinks
      label={examples}
      items={words.map((label) => ({ label, href: '#/search?q=' + encodeURIComponent(label) }))}
    />
  )),
  play: async ({ canvas, context }) => {
    const { examples } = pick(context, texts);
    await expect(canvas.getByRole('navigation', { name: examples })).toBeVisible();
  },
};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ heading, long: title, excerpt, more }, args) => (
    <SearchResultGroup
      {...args}
      heading={heading}
      items={[{ id: '1', href: '#/result', title, excerpt: excerpt + ' ' + excerpt }]}
      more={more}
    />
  ),
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack gap="large">
      {long(args, context)}
      {Examples.render?.(args, context)}
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { heading, before, found, after } = pick(context, texts);
    await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: before + found + after })).toHaveLength(2);
  },
};
