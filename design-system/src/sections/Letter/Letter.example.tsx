import { Letter } from '@site/design-system/sections';

const texts = {
  ko: {
    salutation: '고객과 협력사 여러분께',
    text: '1974년부터 한 가지 일을 해 왔습니다.',
    office: '대표이사',
    company: '주식회사 예시',
  },
  en: {
    salutation: 'To our customers and partners',
    text: 'Since 1974 we have done one thing.',
    office: 'Chief Executive Officer',
    company: 'Example Co., Ltd.',
  },
};

export default function LetterExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Letter salutation={text.salutation} signature={{ office: text.office, company: text.company }}>
      <p>{text.text}</p>
    </Letter>
  );
}
