import { MobileSheet, MobileSheetTrigger } from '@site/design-system';

const texts = {
  ko: [
    {
      id: 'company',
      label: '회사소개',
      items: [
        { label: '회사 개요', href: '#intro' },
        { label: '연혁', href: '#history' },
      ],
    },
    {
      id: 'business',
      label: '사업분야',
      current: true,
      items: [
        { label: '커넥티드', href: '#connected', current: true },
        { label: '친환경', href: '#eco' },
      ],
    },
  ],
  en: [
    {
      id: 'company',
      label: 'Company',
      items: [
        { label: 'Overview', href: '#intro' },
        { label: 'History', href: '#history' },
      ],
    },
    {
      id: 'business',
      label: 'Business',
      current: true,
      items: [
        { label: 'Connected', href: '#connected', current: true },
        { label: 'Eco-Friendly', href: '#eco' },
      ],
    },
  ],
};

export default function MobileSheetExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <>
      <MobileSheetTrigger sheet="menu" />
      <MobileSheet id="menu" groups={texts[language]} />
    </>
  );
}
