import { Text } from '@site/design-system';
import { Statement } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '전원과 신호를\n필요한 곳까지',
    text: '설계에서 양산까지 한곳에서 이어집니다.',
    link: '제품 보기',
  },
  en: {
    heading: 'Power and signals,\nwhere they are needed',
    text: 'From design to production in one place.',
    link: 'See the products',
  },
};

export default function StatementExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Statement heading={text.heading} links={[{ label: text.link, href: '#products' }]}>
      <Text>{text.text}</Text>
    </Statement>
  );
}
