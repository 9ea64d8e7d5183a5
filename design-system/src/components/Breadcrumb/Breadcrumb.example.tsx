import { Breadcrumb } from '@site/design-system';

const texts = {
  ko: ['홈', '사업분야', '커넥티드'],
  en: ['Home', 'Business', 'Connected'],
};

export default function BreadcrumbExample({ language }: { language: 'ko' | 'en' }) {
  const [home = '', group = '', page = ''] = texts[language];
  return (
    <Breadcrumb
      items={[{ label: home, href: '#home' }, { label: group, href: '#business' }, { label: page }]}
    />
  );
}
