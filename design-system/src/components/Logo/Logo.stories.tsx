import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../Link/index.ts';
import { pick } from '../../stories/bilingual.ts';
import { Logo } from './Logo.tsx';

const SVG =
  '<svg viewBox="0 0 104 24" fill="none"><path d="M3 12a9 9 0 0 1 18 0v0a6 6 0 0 0 6 6h22a6 6 0 0 0 6-6v0a6 6 0 0 1 6-6h37" stroke="var(--color-brand-line)" stroke-width="4" stroke-linecap="round"/><circle cx="99" cy="6" r="4" fill="var(--color-brand-signal)"/></svg>';

const texts = { ko: { name: '한결전선 첫 화면' }, en: { name: 'Hangyeol Wire, home' } };

const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { svg: SVG },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link has the accessible name, not the logo. */
export const InALink: Story = {
  render: (args, context) => (
    <Link href="#/home" aria-label={pick(context, texts).name}>
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas, context }) => {
    await expect(canvas.getByRole('link', { name: pick(context, texts).name })).toBeVisible();
  },
};

export const KitchenSink: Story = {
  ...InALink,
  parameters: { chromatic: { disableSnapshot: false } },
};
