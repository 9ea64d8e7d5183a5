import { withControls } from '../../stories/controls.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { sampleGroups, samplePicture, sampleProducts } from '../../stories/site.tsx';
import { menuStyles, ProductIndex } from '../../sections/ProductIndex/index.ts';
import { Navigation } from './Navigation.tsx';

const meta = {
  title: 'Components/Navigation/Navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { groups: [] },
  render: withControls((args, context) => <Navigation {...args} groups={sampleGroups(context)} />),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', height: 'var(--size-header)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Navigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No current page in the menu, as on the home page. */
export const NoCurrentGroup: Story = {
  render: (args, context) => (
    <Navigation
      {...args}
      groups={sampleGroups(context).map(({ current: _current, ...group }) => ({
        ...group,
        items: group.items.map(({ current: _currentItem, ...item }) => item),
      }))}
    />
  ),
};

/** A group without items is a plain link. */
export const GroupWithoutItems: Story = {
  render: (args, context) => (
    <Navigation
      {...args}
      groups={sampleGroups(context).map((group) =>
        group.id === 'research' ? { ...group, href: '#/research', items: [] } : group,
      )}
    />
  ),
};

/** Areas with their products, in their colors; the line leads to the current one. */
export const WithProducts: Story = {
  decorators: [(Story) => <div style={{ minHeight: '26rem' }}>{Story()}</div>],
  render: (args, context) => (
    <Navigation
      {...args}
      menuStyles={menuStyles}
      groups={sampleGroups(context).map((group) => ({
        ...group,
        items: group.items.map((item) =>
          group.id === 'business'
            ? {
                ...item,
                content: <ProductIndex products={sampleProducts(context)} />,
              }
            : item,
        ),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getAllByRole('button')[1] as HTMLElement;
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** A panel with the drawing of its group. */
export const WithPicture: Story = {
  decorators: [(Story) => <div style={{ minHeight: '26rem' }}>{Story()}</div>],
  render: (args, context) => (
    <Navigation
      {...args}
      menuStyles={menuStyles}
      groups={sampleGroups(context).map((group) => ({ ...group, picture: samplePicture }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** The longest labels in the narrowest window that shows the menu. */
export const Long: Story = { globals: { viewport: { value: 'w1024', isRotated: false } } };

/** Arrow keys move between the triggers and into a panel; Escape closes it and returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('The menu has at least two groups.');
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    await expect(document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveFocus();
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Closed, and with an open panel. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [(Story) => <div style={{ minHeight: '26rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
  },
};
