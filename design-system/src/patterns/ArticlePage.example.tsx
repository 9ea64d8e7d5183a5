import { Breadcrumb, Section } from '@site/design-system';
import { Article, Cover, Main, PageHeader } from '@site/design-system/sections';

const texts = {
  ko: {
    home: '홈',
    group: '뉴스룸',
    heading: '협력사 60곳의\n안전 점검을 마치다',
    lead: '2026년 11월 12일 · 안전',
    paragraphs: [
      '협력사 60곳의 안전 점검을 10월에 마쳤습니다. 점검에서 찾은 위험은 올해 안에 모두 개선합니다.',
      '점검표와 결과는 협력사와 함께 쓰며, 내년부터 상반기와 하반기에 한 번씩 점검합니다.',
    ],
    figure: '점검한 협력사',
  },
  en: {
    home: 'Home',
    group: 'Newsroom',
    heading: 'Safety inspection\nof 60 suppliers complete',
    lead: 'November 12, 2026 · Safety',
    paragraphs: [
      'In October we completed the safety inspection of 60 suppliers. All hazards that were found are removed by the end of the year.',
      'Checklists and results are shared with the suppliers. From next year on there are two inspections a year.',
    ],
    figure: 'suppliers inspected',
  },
};

export default function ArticlePageExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Main id="main">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: text.home, href: '#' }, { label: text.group }]} />}
      />
      <Cover kind="article" heading={text.heading} lead={<p>{text.lead}</p>} />
      <Section aria-label={text.group}>
        <Article paragraphs={text.paragraphs} figures={[{ value: '60', label: text.figure }]} />
      </Section>
    </Main>
  );
}
