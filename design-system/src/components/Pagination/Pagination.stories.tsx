import { withControls } from '../../stories/controls.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Stack } from '../Layout/index.ts';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const href = (page: number) => `#/notice?page=${page}`;

/** Stores the page number in state; a page uses the URL. */
function PaginationWithState({ page: first, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} onPageChange={setPage} />;
}
// The name in the code that Storybook shows.
PaginationWithState.displayName = 'Pagination';

function LoadMoreWithState({ shown: first, ...rest }: LoadMoreProps) {
  const [shownCount, setShown] = useState(first);
  return (
    <LoadMore
      {...rest}
      shown={shownCount}
      onLoadMore={() => setShown(Math.min(rest.total, shownCount + 12))}
    />
  );
}
// The name in the code that Storybook shows.
LoadMoreWithState.displayName = 'LoadMore';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  subcomponents: { LoadMore },
  args: { page: 1, pages: 12, href },
  render: withControls((args) => <PaginationWithState key={args.page} {...args} />),
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheMiddle: Story = { args: { page: 6 } };

/** Appends to the list; for lists that are browsed rather than searched. */
export const More: Story = {
  render: () => <LoadMoreWithState shown={12} total={44} href="#/press?show=24" />,
};

export const MoreBusy: Story = {
  render: () => <LoadMore shown={12} total={44} href="#/press?show=24" busy />,
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args) => (
    <Stack gap="large">
      <PaginationWithState {...args} page={108} pages={1240} />
      <LoadMore shown={10_812} total={124_000} href="#/press" />
    </Stack>
  ),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="large">
      {[
        [1, 3],
        [1, 12],
        [6, 12],
        [12, 12],
      ].map(([page = 1, pages = 1]) => (
        <Pagination
          key={`${page}-${pages}`}
          {...args}
          page={page}
          pages={pages}
          aria-label={`${page} / ${pages}`}
        />
      ))}
      <LoadMore shown={12} total={44} href="#/press?show=24" />
      <LoadMore shown={12} total={44} href="#/press?show=24" busy />
      <LoadMore shown={44} total={44} href="#/press" />
    </Stack>
  ),
};
