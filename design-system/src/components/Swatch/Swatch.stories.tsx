import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOKEN_VALUES } from '@site/tokens';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Grid } from '../Layout/index.ts';
import { Swatch, type SwatchProps } from './Swatch.tsx';

const { light } = TOKEN_VALUES;

const sample = (
  token: 'color-surface-inverse' | 'color-action-primary' | 'color-area-hv',
  name: string,
  use: string,
  [rgb, cmyk]: readonly [rgb: string, cmyk: string],
): Pick<SwatchProps, 'name' | 'color' | 'use' | 'values'> => ({
  name,
  use,
  color: light[token],
  values: [
    { notation: 'HEX', value: light[token] },
    { notation: 'RGB', value: rgb },
    { notation: 'CMYK', value: cmyk },
  ],
});

const navy = ['11, 31, 63', '83, 51, 0, 75'] as const;
const blue = ['22, 82, 240', '91, 66, 0, 6'] as const;
const orange = ['255, 107, 26', '0, 58, 90, 0'] as const;

const texts = {
  ko: {
    first: sample('color-surface-inverse', '네이비', '제목, 어두운 면, 선', navy),
    others: [
      sample('color-action-primary', '시그널 블루', '행동, 링크, 초점', blue),
      sample('color-area-hv', 'HV 오렌지', '고전압을 뜻하는 강조색', orange),
    ],
    long: sample(
      'color-area-hv',
      '고전압 케이블이 반드시 지녀야 하는 색, HV 오렌지',
      '고전압을 뜻하는 자리에만 강조로 씁니다. 흰 바탕의 글자에는 대비가 모자라 쓰지 않습니다.',
      orange,
    ),
  },
  en: {
    first: sample('color-surface-inverse', 'Navy', 'Headings, dark surfaces, the line', navy),
    others: [
      sample('color-action-primary', 'Signal Blue', 'Actions, links, focus', blue),
      sample('color-area-hv', 'HV Orange', 'The accent that stands for high voltage', orange),
    ],
    long: sample(
      'color-area-hv',
      'HV Orange, the color that high-voltage cables must have',
      'An accent for what has to do with high voltage, and only there. Never text on white: its contrast is too low.',
      orange,
    ),
  },
};

const meta = {
  title: 'Components/Brand/Swatch',
  component: Swatch,
  args: { name: '', color: '', values: [] },
  render: withControls((args, context) => <Swatch {...args} {...pick(context, texts).first} />),
} satisfies Meta<typeof Swatch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Swatch {...args} {...pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ first, others, long: words }) => (
    <Grid columns={4}>
      {[first, ...others, words].map((swatch) => (
        <li key={swatch.name}>
          <Swatch {...swatch} />
        </li>
      ))}
    </Grid>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async (context) => {
    const { name } = pick(context, texts).first;
    const [first] = context.canvas.getAllByRole('button');
    const label = pick(context, { ko: `${name} HEX 복사`, en: `Copy ${name} HEX` });
    await expect(first).toHaveAccessibleName(label);
  },
};
