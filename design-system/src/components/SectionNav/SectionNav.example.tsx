import { SectionNav } from '@site/design-system';

const texts = {
  ko: { label: 'ESG 경영', items: ['환경', '사회', '지배구조'] },
  en: { label: 'ESG', items: ['Environment', 'Society', 'Governance'] },
};

export default function SectionNavExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <SectionNav
      label={text.label}
      items={text.items.map((label, index) => ({ label, href: `#${index}`, current: index === 0 }))}
    />
  );
}
