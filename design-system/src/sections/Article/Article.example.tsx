import { Article } from '@site/design-system/sections';

const texts = {
  ko: {
    paragraphs: [
      '협력사 60곳의 안전 점검을 마쳤습니다.',
      '점검에서 찾은 위험은 올해 안에 모두 개선합니다.',
    ],
    figure: '점검한 협력사',
  },
  en: {
    paragraphs: [
      'The safety inspection of 60 suppliers is complete.',
      'All hazards that were found are removed by the end of the year.',
    ],
    figure: 'suppliers inspected',
  },
};

export default function ArticleExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <Article paragraphs={text.paragraphs} figures={[{ value: '60', label: text.figure }]} />;
}
