import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Letter } from './Letter.tsx';
import { LetterSection } from './LetterSection.tsx';

const texts = {
  ko: {
    salutation: '안녕하십니까.',
    paragraphs: [
      '저희 회사의 홈페이지를 찾아 주셔서 감사합니다.',
      '자동차 안에서 보이지 않는 선을 만드는 일을 합니다. 보이지 않는 만큼 정직하게 만들어야 하는 물건입니다.',
    ],
    closing: '고맙습니다.',
    gist: '보이지 않는 것을\n정직하게 만듭니다',
    signature: { office: '대표이사', company: '한결전선 주식회사' },
    name: '서명한 사람의 이름',
    long: {
      salutation: '오랫동안 저희를 믿고 부품을 맡겨 주신 고객사와 협력사 여러분께 드립니다.',
      office: '연구개발과 품질을 함께 책임지는 총괄 대표이사',
      company: '한결전선과 미래모빌리티부품 주식회사',
    },
  },
  en: {
    salutation: 'Welcome.',
    paragraphs: [
      'Thank you for visiting our site.',
      'We make the lines inside a car that nobody sees, and because nobody sees them they have to be made honestly.',
    ],
    closing: 'With thanks,',
    gist: 'What nobody sees,\nmade honestly',
    signature: { office: 'Chief Executive Officer', company: 'Hangyeol Wire Co., Ltd.' },
    name: 'Name of the signer',
    long: {
      salutation: 'To the customers and partners who have trusted us with their parts for so long',
      office: 'Chief Executive Officer, responsible for research, development and quality',
      company: 'Hangyeol Wire and Future Mobility Components Company Limited',
    },
  },
};

const meta = {
  title: 'Sections/Statements/Letter',
  component: Letter,
  subcomponents: { LetterSection },
  args: { salutation: '', signature: { office: '', company: '' }, children: null },
  argTypes: { children: { control: false } },
  render: withControls(
    withTexts(texts, ({ salutation, paragraphs, closing, signature }, args) => (
      <Letter {...args} salutation={salutation} closing={closing} signature={signature}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
    )),
  ),
} satisfies Meta<typeof Letter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutClosing: Story = {
  render: withTexts(texts, ({ salutation, paragraphs, signature }, args) => (
    <Letter {...args} salutation={salutation} signature={signature}>
      <p>{paragraphs[0]}</p>
    </Letter>
  )),
};

/** With the name of the signer and a picture of the handwritten signature. */
export const Signed: Story = {
  render: (args, context) => {
    const { salutation, paragraphs, closing, signature, name } = pick(context, texts);
    const autograph = (
      <svg viewBox="0 0 120 40" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
        <path d="M4 30C20 4 30 4 26 22s14 10 22-8 10 22 22 6 18-16 22 2 12 8 22-6" />
      </svg>
    );
    return (
      <Letter
        {...args}
        salutation={salutation}
        closing={closing}
        signature={{ ...signature, name, autograph }}
      >
        <p>{paragraphs[0]}</p>
      </Letter>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const footer = canvasElement.querySelector('footer');
    await expect(canvas.getByRole('article')).toContainElement(footer);
    await expect(footer?.querySelector('svg')).toBeVisible();
    await expect(footer?.querySelectorAll('p')).toHaveLength(4);
  },
};

/** Next to a heading with its summary; from 1024 px the heading is sticky. */
export const InASection: Story = {
  parameters: { layout: 'fullscreen' },
  render: withTexts(texts, ({ gist, salutation }, args, context) => (
    <LetterSection heading={gist} drawing={<SamplePart title={salutation} />}>
      {meta.render(args, context)}
    </LetterSection>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

const long: NonNullable<Story['render']> = (args, context) => {
  const { paragraphs, closing, long: words } = pick(context, texts);
  const { salutation, office, company } = words;
  return (
    <Letter {...args} salutation={salutation} closing={closing} signature={{ office, company }}>
      <p>{paragraphs.join(' ')}</p>
      <p>{paragraphs.join(' ')}</p>
    </Letter>
  );
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ salutation, paragraphs, signature }, args, context) => (
    <Stack gap="large">
      {long(args, context)}
      <Letter {...args} salutation={salutation} signature={signature}>
        <p>{paragraphs[0]}</p>
      </Letter>
      {InASection.render?.(args, context)}
    </Stack>
  )),
};
