import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Row, Stack } from '../Layout/index.ts';
import { DocumentPicture } from './DocumentPicture.tsx';

const texts = {
  ko: {
    certificate: 'ISO 9001\n품질경영',
    award: '올해의 협력사',
    long: '자동차 산업 품질경영시스템 국제 표준 인증서',
  },
  en: {
    certificate: 'ISO 9001 quality management',
    award: 'Supplier of the year',
    long: 'Certificate of the international quality management standard for the automotive industry',
  },
};

const sheet = (
  <svg viewBox="0 0 240 320" aria-hidden>
    <path d="M20 10h200v300H20z" fill="var(--color-surface-subtle)" stroke="var(--color-line)" />
    <path d="M50 60h140M50 270h60" stroke="var(--color-brand-trunk)" strokeWidth="4" />
  </svg>
);

const meta = {
  title: 'Components/DocumentPicture',
  component: DocumentPicture,
  args: { label: '', children: sheet },
  argTypes: { children: { control: false } },
  render: (args, context) => (
    <DocumentPicture
      {...args}
      label={pick(context, texts)[args.kind ?? 'certificate']}
      style={{ inlineSize: '15rem' }}
    />
  ),
} satisfies Meta<typeof DocumentPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The label is part of the picture: what holds the picture has it as its name. */
export const Default: Story = {
  play: async ({ canvas, context }) => {
    const { certificate } = pick(context, texts);
    const [word = ''] = certificate.split(/\s/);
    await expect(canvas.getByText(new RegExp(word))).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Award: Story = { args: { kind: 'award' } };

const long: NonNullable<Story['render']> = (args, context) => (
  <DocumentPicture {...args} label={pick(context, texts).long} style={{ inlineSize: '15rem' }} />
);

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** The size of the label follows the width of the picture. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack>
      {long(args, context)}
      <Row>
        {(['certificate', 'award'] as const).map((kind) => (
          <DocumentPicture
            key={kind}
            kind={kind}
            label={pick(context, texts)[kind]}
            style={{ inlineSize: '8rem' }}
          >
            {sheet}
          </DocumentPicture>
        ))}
      </Row>
    </Stack>
  ),
};
