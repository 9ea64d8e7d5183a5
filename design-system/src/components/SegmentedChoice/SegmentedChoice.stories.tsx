import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const texts = {
  ko: {
    label: '보기',
    options: ['조립', '분해'],
    long: ['실내용 기본형', '엔진룸용 능동형, 통신 포함', '상용차의 24 V 전원망용'],
  },
  en: {
    label: 'View',
    options: ['Assembled', 'Exploded'],
    long: [
      'Cabin, passive',
      'Engine bay, active, with network link',
      'For the 24 V supply of trucks',
    ],
  },
};

const getOptions = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

const meta = {
  title: 'Components/Forms/SegmentedChoice',
  component: SegmentedChoice,
  args: { label: '', options: [] },
  render: withControls(
    withTexts(texts, ({ label, options }, args) => (
      <SegmentedChoice {...args} label={label} options={getOptions(options)} />
    )),
  ),
} satisfies Meta<typeof SegmentedChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet. */
export const Default: Story = {};

/** One option is chosen initially; arrow keys choose another. */
export const Chosen: Story = {
  args: { defaultValue: '1' },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ label, long: labels }, args) => (
    <SegmentedChoice {...args} label={label} options={getOptions(labels)} defaultValue="2" />
  )),
};

export const KitchenSink: Story = {
  args: { defaultValue: '1' },
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ChosenTest: Story = {
  ...Chosen,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toBeChecked();
  },
};
