import { SummaryList } from '@site/design-system';

const texts = {
  ko: [
    { term: '방문 사업장', text: '본사·제1공장' },
    { term: '방문 목적', text: '정션 블록 품질 협의' },
  ],
  en: [
    { term: 'Site', text: 'Head office and plant 1' },
    { term: 'Purpose', text: 'Quality of the junction block' },
  ],
};

export default function SummaryListExample({ language }: { language: 'ko' | 'en' }) {
  return <SummaryList items={texts[language]} />;
}
