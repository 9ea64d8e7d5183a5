import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { GlossaryTerm } from './GlossaryTerm.tsx';
import { TermChips } from './TermChips.tsx';

const texts = splitLanguages({
  before: { ko: '전기차의 배터리로 가전제품을 쓰는 ', en: 'We make the connector for ' },
  term: {
    children: 'V2L',
    fullName: { ko: '차량 외부 전력 공급(Vehicle-to-Load)', en: 'Vehicle-to-load' },
    explanation: {
      ko: '자동차의 고전압 배터리에서 220 V 교류를 만들어 바깥의 기기에 보내는 기능입니다.',
      en: 'Makes mains-voltage alternating current from the high-voltage battery of a car and supplies it to devices outside.',
    },
  },
  after: {
    ko: ' 커넥터를 만듭니다.',
    en: ', which runs household devices from the battery of an electric car.',
  },
  long: {
    children: { ko: '절연 저항 감시', en: 'insulation monitoring' },
    fullName: {
      ko: '고전압 계통의 절연 저항을 운행 중에 계속 재어 감시하는 기능',
      en: 'Continuous monitoring of the insulation resistance of the high-voltage system',
    },
    explanation: {
      ko: '고전압 회로와 차체 사이의 저항을 재어, 정해진 값보다 작아지면 운전자에게 알리고 필요하면 전원을 끊습니다. 사람이 만질 수 있는 곳으로 전류가 새는 것을 막습니다.',
      en: 'Measures the resistance between the high-voltage circuit and the body of the car. Below a set value it warns the driver and, if need be, disconnects the supply, so that no current reaches a place that people can touch.',
    },
  },
  bracketed: {
    ko: ['배터리의 전기를 바깥 기기에 보내는 ', { before: '기능(', after: ')을' }, ' 넣었습니다.'],
    en: [
      'The car supplies devices outside from its battery ',
      { before: '(', after: '),' },
      ' at up to 3.6 kW.',
    ],
  },
});

const meta = {
  title: 'Components/Content/GlossaryTerm',
  component: GlossaryTerm,
  args: { children: '', explanation: '' },
  render: withControls(
    withTexts(texts, ({ before, term, after }, args) => (
      <Text>
        {before}
        <GlossaryTerm {...args} {...term} />
        {after}
      </Text>
    )),
  ),
} satisfies Meta<typeof GlossaryTerm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button'));
    const { fullName } = pick(context, texts).term;
    await expect(context.canvas.getByText(fullName ?? '')).toBeVisible();
  },
};

/** Terms side by side, such as standards. */
export const Chips: Story = {
  render: (_, context) => {
    const { explanation } = pick(context, texts).term;
    return (
      <TermChips
        items={['ISO 8820', 'ISO 7588', 'CISPR 25'].map((term) => ({ term, explanation }))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ISO 7588' }));
    await expect(canvas.getAllByRole('listitem')[1]?.querySelector('[popover]')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]?.querySelector('[popover]')).not.toBeVisible();
  },
};

const openLong: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ before, long: term, after }, args) => (
    <Text>
      {before}
      <GlossaryTerm {...args} {...term} />
      {after}
    </Text>
  )),
  play: openLong,
};

/** At any width, no line begins with a bracket, a comma or a particle. */
export const InBrackets: Story = {
  render: (args, context) => {
    const { bracketed, term } = pick(context, texts);
    const [start, attached, end] = bracketed;
    return (
      <Text>
        {start}
        <GlossaryTerm {...args} {...term} {...attached} />
        {end}
      </Text>
    );
  },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ before, term, after, long: words }, args) => (
    <Stack>
      <Text>
        {before}
        <GlossaryTerm {...args} {...words} />
        {after}
      </Text>
      <Text>
        {before}
        <GlossaryTerm {...args} {...term} id="opened" />
        {after}
      </Text>
    </Stack>
  )),
  play: async ({ canvasElement }) => {
    const term = canvasElement.querySelector('#opened');
    if (term) await userEvent.click(term);
  },
};

export const InBracketsTest: Story = {
  ...InBrackets,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByRole('button').parentElement;
    for (let width = 320; width > 120; width -= 3) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(word?.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.inlineSize = '';
  },
};
