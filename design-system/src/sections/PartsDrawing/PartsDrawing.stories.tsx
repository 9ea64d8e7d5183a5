import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { PartsDrawing } from './PartsDrawing.tsx';

/** A relay on a base, which move apart at `#exploded` and `#apart`. In the other states it is assembled. */
const SAMPLE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><style>:is(#exploded,#apart):target .b{transform:translateY(40px)}:is(#exploded,#apart):target .r{transform:translateY(-90px)}</style><g id="exploded"><g id="apart" stroke="#0b1f3f" stroke-width="3"><path class="b" fill="#dfe6f5" d="M120 280 320 180 520 280 320 380z"/><path class="r" fill="#1f3d73" d="M240 250 320 210 400 250V150L320 110 240 150z"/></g></g></svg>',
)}`;

const texts = {
  ko: {
    alt: '릴레이가 베이스 위에 놓인 그림',
    relay: '릴레이',
    relayText: '부하를 켜고 끕니다.',
    base: '베이스',
    coil: '코일',
    coilText: '접점을 움직입니다.',
    long: '엔진룸의 열과 진동을 견디도록 두 겹으로 만든 하우징',
  },
  en: {
    alt: 'A relay standing on its base',
    relay: 'Relay',
    relayText: 'Switches the load.',
    base: 'Base',
    coil: 'Coil',
    coilText: 'Moves the contact.',
    long: 'Housing in two layers that withstands the heat and vibration of the engine bay',
  },
};

const meta = {
  title: 'Sections/Products/PartsDrawing',
  component: PartsDrawing,
  args: { src: SAMPLE, width: 640, height: 480, alt: '', parts: [] },
  render: withControls(
    withTexts(texts, ({ alt, relay, relayText, base, coil, coilText }, args) => (
      <PartsDrawing
        {...args}
        alt={alt}
        parts={[
          {
            label: relay,
            text: relayText,
            assembled: [0.5, 0.3],
            exploded: [0.5, 0.14],
            feature: 1,
          },
          { label: base, assembled: [0.7, 0.6], exploded: [0.7, 0.68] },
          { label: coil, text: coilText, exploded: [0.5, 0.42] },
        ]}
      />
    )),
  ),
} satisfies Meta<typeof PartsDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Assembled: visible parts with a text have a callout. */
export const Default: Story = {};

/** Exploded by the second radio button, with the keyboard: every part has its number. */
export const Exploded: Story = {};

/** From 1280 px: a callout with text for every part of the exploded drawing. */
export const OnStage: Story = {
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: withTexts(texts, ({ alt, relay, relayText, base, coil, coilText }, args) => (
    <PartsDrawing
      {...args}
      alt={alt}
      tallZoom={1.5}
      parts={[
        {
          label: relay,
          text: relayText,
          exploded: [0.5, 0.14],
          stage: { at: [0.5, 0.14], bend: [0.5, 0.105], badge: [0.768, 0.105], side: 'end' },
        },
        {
          label: base,
          assembled: [0.7, 0.6],
          exploded: [0.7, 0.68],
          stage: { at: [0.7, 0.68], bend: [0.7, 0.51], badge: [0.768, 0.51], side: 'end' },
        },
        {
          label: coil,
          text: coilText,
          exploded: [0.5, 0.42],
          stage: { at: [0.45, 0.42], bend: [0.435, 0.33], badge: [0.22, 0.33], side: 'start' },
        },
      ]}
    />
  )),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ alt, long: label }, args) => (
    <PartsDrawing
      {...args}
      alt={alt}
      parts={[{ label, text: label, assembled: [0.5, 0.3], exploded: [0.5, 0.14] }]}
    />
  )),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const ExplodedTest: Story = {
  ...Exploded,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [assembled, exploded] = canvas.getAllByRole('radio');
    assembled?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(exploded).toBeChecked();
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'src',
      expect.stringContaining('#exploded'),
    );
  },
};
