import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { pick } from '../stories/bilingual.ts';
import { createExample } from '../stories/example.tsx';
import ListWithSearchExample from './ListWithSearch.example.tsx';
import code from './ListWithSearch.example.tsx?raw';

const meta = {
  title: 'Patterns/List with search',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = createExample(ListWithSearchExample, code);

/** Search and filter combined; the counts follow the search. */
export const Searched: Story = {
  ...Example,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(
      canvas.getByRole('searchbox'),
      pick(context, { ko: '커넥터', en: 'connector' }),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** No results: a suggestion and a link to the whole list. */
export const NothingFound: Story = {
  ...Example,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz{Enter}');
    const empty = pick(context, { ko: '특허가 없습니다', en: 'No patent' });
    await expect(await canvas.findByText(empty, { exact: false })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Example,
  globals: { viewport: { value: 'w360', isRotated: false } },
};
