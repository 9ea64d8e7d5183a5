import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Row, Stack } from '../../components/Layout/index.ts';
import { DocumentPicture, type DocumentPictureProps } from './DocumentPicture.tsx';

const SAMPLE = 'SAMPLE-0001';
const LEVELS = ['1', '2', '3', '4', '5'];

type Words = Omit<DocumentPictureProps, 'children'>;

const samples = (
  label: Record<'management' | 'product' | 'process' | 'award', string>,
): Words[] => [
  { form: 'management', code: 'ISO 9001', label: label.management, note: SAMPLE },
  { form: 'product', mark: 'IEC', code: 'IEC 62196', label: label.product, note: SAMPLE },
  { form: 'assessment', code: 'SPICE', label: label.process, levels: LEVELS, level: '2' },
  { form: 'report', label: label.product, note: SAMPLE },
  { form: 'accreditation', label: label.management, note: SAMPLE },
  { form: 'honor', label: label.award, note: '2024' },
  { form: 'plaque', label: label.award, note: '2024' },
];

const texts = {
  ko: {
    samples: samples({
      management: '품질경영시스템',
      product: '충전 커넥터',
      process: '능력 수준 2',
      award: '올해의 협력사',
    }),
    long: '자동차 산업 품질경영시스템 국제 표준 인증서',
  },
  en: {
    samples: samples({
      management: 'quality management',
      product: 'charging connectors',
      process: 'capability level 2',
      award: 'Supplier of the year',
    }),
    long: 'Certificate of the international quality management standard for the automotive industry',
  },
};

const sheet = (
  <svg viewBox="0 0 300 400" aria-hidden>
    <path d="M20 16h260v368H20z" fill="var(--color-surface)" stroke="var(--color-line)" />
  </svg>
);

const width = { inlineSize: '15rem' };

const meta = {
  title: 'Sections/Evidence/DocumentPicture',
  component: DocumentPicture,
  args: { label: '', children: sheet },
  argTypes: { children: { control: false } },
  render: withControls((args, context) => (
    <DocumentPicture
      {...args}
      {...pick(context, texts).samples[0]}

      style={width}
    />
  )),
} satisfies Meta<typeof DocumentPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words in the picture are hidden from screen readers: the element around it has them as text. */
export const Default: Story = {};

/** The scale of an assessment: every level up to the achieved one is marked. */
export const Levels: Story = {
  render: (args, context) => (
    <DocumentPicture {...args} {...pick(context, texts).samples[2]} style={width} />
  ),
  play: async ({ canvasElement }) => {
    const steps = [...canvasElement.querySelectorAll('i')];
    await expect(steps.map((step) => step.dataset['reached'])).toEqual([
      '',
      'level',
      undefined,
      undefined,
      undefined,
    ]);
  },
};

/** A picture too small to read numbers leaves them out. */
export const Small: Story = {
  render: (args, context) => (
    <DocumentPicture
      {...args}
      {...pick(context, texts).samples[0]}
      style={{ inlineSize: '9rem' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SAMPLE)).not.toBeVisible();
  },
};

const long: NonNullable<Story['render']> = (args, context) => (
  <DocumentPicture {...args} label={pick(context, texts).long} style={width} />
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** Every form; the size of the words follows the width of the picture. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack>
      {long(args, context)}
      <Row>
        {pick(context, texts).samples.map((words) => (
          <DocumentPicture key={words.form} {...words} style={{ inlineSize: '12rem' }}>
            {sheet}
          </DocumentPicture>
        ))}
      </Row>
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const standard = canvas.getByText('ISO 9001');
    await expect(standard.parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};
