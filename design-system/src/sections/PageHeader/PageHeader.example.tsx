import { Breadcrumb } from '@site/design-system';
import { PageHeader } from '@site/design-system/sections';

const texts = {
  ko: { page: '글로벌 네트워크', home: '홈', group: '회사소개' },
  en: { page: 'Global network', home: 'Home', group: 'Company' },
};

export default function PageHeaderExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb
          items={[{ label: text.home, href: '#home' }, { label: text.group }, { label: text.page }]}
        />
      }
    />
  );
}
