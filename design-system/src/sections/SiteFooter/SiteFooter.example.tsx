import { SiteFooter } from '@site/design-system/sections';

const texts = {
  ko: { privacy: '개인정보 처리방침', address: '인천광역시 예시로 1' },
  en: { privacy: 'Privacy policy', address: '1 Example-ro, Incheon, Korea' },
};

export default function SiteFooterExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <SiteFooter
      links={[{ label: text.privacy, href: '#privacy' }]}
      address={text.address}
      copyright="© 1974–2026 Example"
    />
  );
}
