import { FeatureList } from '@site/design-system/sections';

const texts = {
  ko: [
    { title: '작고 가볍습니다', text: '배선을 30% 줄였습니다.' },
    { title: '정비하기 쉽습니다', text: '도구 없이 덮개를 엽니다.' },
  ],
  en: [
    { title: 'Small and light', text: 'It needs 30% less wiring.' },
    { title: 'Easy to service', text: 'The cover opens without tools.' },
  ],
};

export default function FeatureListExample({ language }: { language: 'ko' | 'en' }) {
  return <FeatureList items={texts[language]} accent="first" columns={2} />;
}
