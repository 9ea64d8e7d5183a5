import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { SAMPLE_PHOTOGRAPH, SAMPLE_PICTURE } from '../../stories/sample-pictures.ts';
import { Stack } from '../../components/Layout/index.ts';
import { NewsList } from '../NewsList/index.ts';
import { ThumbnailList } from '../../components/Thumbnail/index.ts';
import { Article, ArticleEnd, ArticlePicture } from './Article.tsx';
import { ArticleAside, ArticleLayout } from './ArticleLayout.tsx';

const texts = {
  ko: {
    paragraphs: [
      '천안 공장의 새 조립 라인이 11월부터 돌아갑니다.',
      '배터리 차단 장치를 한 해에 40만 대 만들 수 있습니다.',
    ],
    alt: '배터리 차단 장치',
    caption: '새 라인에서 만드는 배터리 차단 장치',
    figures: [
      { value: '40만 대', label: '한 해에 만들 수 있는 배터리 차단 장치' },
      { value: '11월 2일', label: '가동을 시작한 날' },
    ],
    quotation: {
      text: '사람이 하던 무거운 일을 로봇이 맡아, 작업자는 배선에 집중할 수 있습니다.',
      by: '천안 공장 생산기술팀장',
    },
    after: '라인은 앞으로 두 교대로 운영됩니다.',
    aside: '함께 보기',
    about: '관련 제품',
    product: '배터리 차단 장치',
    photograph: '조립 라인의 작업대',
    next: '다음 글',
    title: '협력사 안전 점검을 마쳤습니다',
    long: '새 라인은 사람과 로봇이 한 작업대에서 함께 일하도록 만들었습니다. 무거운 부품은 로봇이 들고, 손끝의 감각이 필요한 배선은 사람이 맡습니다. 작업대의 높이는 일하는 사람의 키에 맞춰 저절로 바뀝니다.',
  },
  en: {
    paragraphs: [
      'The new assembly line in Cheonan starts in November.',
      'It can make 400,000 battery disconnect units a year.',
    ],
    alt: 'Battery disconnect unit',
    caption: 'A battery disconnect unit, as the new line makes it',
    figures: [
      { value: '400,000', label: 'battery disconnect units a year' },
      { value: 'Nov 2', label: 'first day of production' },
    ],
    quotation: {
      text: 'Robots now do the heavy lifting, so our people can concentrate on the wiring.',
      by: 'Head of production engineering, Cheonan',
    },
    after: 'The line will run in two shifts.',
    aside: 'See also',
    about: 'Related product',
    product: 'Battery disconnect unit',
    photograph: 'A bench of the assembly line',
    next: 'Next',
    title: 'Safety checks at our suppliers completed',
    long: 'People and robots share each bench of the new line. Robots lift what is heavy, and people lay the wires, which needs the touch of a hand. The height of a bench follows the person who works at it.',
  },
};

const meta = {
  title: 'Sections/Reading/Article',
  component: Article,
  subcomponents: { ArticlePicture, ArticleLayout, ArticleAside, ArticleEnd },
  args: { paragraphs: [] },
  argTypes: { media: { control: false }, opening: { control: false } },
  render: withControls(
    withTexts(texts, ({ paragraphs, alt, caption }, args) => (
      <Article
        {...args}
        paragraphs={paragraphs}
        media={
          <ArticlePicture caption={caption}>
            <SamplePart title={alt} />
          </ArticlePicture>
        }
      />
    )),
  ),
} satisfies Meta<typeof Article>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A photograph first, then figures and a quotation, with related pages beside them. */
export const News: Story = {
  render: withTexts(texts, (text, args) => (
    <ArticleLayout>
      <Article
        {...args}
        paragraphs={[...text.paragraphs, text.after]}
        figures={text.figures}
        quotation={text.quotation}
        opening={
          <ArticlePicture caption={text.photograph}>
            <picture>
              <img src={SAMPLE_PHOTOGRAPH} alt={text.photograph} width={600} height={400} />
            </picture>
          </ArticlePicture>
        }
      />
      <ArticleAside
        aria-label={text.aside}
        sections={[
          {
            heading: text.about,
            content: (
              <ThumbnailList
                items={[
                  {
                    href: '#/product',
                    title: text.product,
                    picture: <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />,
                    accent: 'second',
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </ArticleLayout>
  )),
};

/** A quotation follows the only paragraph. */
export const Short: Story = {
  render: withTexts(texts, ({ after, quotation }, args) => (
    <Article {...args} paragraphs={[after]} quotation={quotation} />
  )),
  play: async ({ canvas, context }) => {
    const { after, quotation } = pick(context, texts);
    await expect(canvas.getByRole('article')).toHaveTextContent(`${after}${quotation.text}`);
  },
};

export const WithEnd: Story = {
  render: withTexts(texts, ({ paragraphs, next, title }, args) => (
    <Stack>
      <Article {...args} paragraphs={paragraphs} />
      <ArticleEnd>
        <NewsList
          aria-label={next}
          items={[
            {
              date: '2026.11.12',
              dateTime: '2026-11-12',
              title,
              category: next,
              href: '#/press/2',
            },
          ]}
        />
      </ArticleEnd>
    </Stack>
  )),
};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ paragraphs, long: paragraph, alt, caption }, args) => (
    <Article
      {...args}
      paragraphs={[...paragraphs, paragraph]}
      media={
        <ArticlePicture caption={caption + ' ' + caption}>
          <SamplePart title={alt} />
        </ArticlePicture>
      }
    />
  ),
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack gap="large">
      {News.render?.(args, context)}
      {long(args, context)}
      {WithEnd.render?.(args, context)}
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { caption } = pick(context, texts);
    await expect(canvas.getByRole('figure')).toHaveTextContent(caption);
  },
};

export const NewsTest: Story = {
  ...News,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { aside, product, quotation, figures } = pick(context, texts);
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(quotation.text);
    await expect(canvas.getAllByRole('definition')).toHaveLength(figures.length);
    await expect(canvas.getByRole('complementary', { name: aside })).toHaveTextContent(product);
  },
};
