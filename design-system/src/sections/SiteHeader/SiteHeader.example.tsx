import { Navigation } from '@site/design-system';
import { SiteHeader } from '@site/design-system/sections';

const texts = {
  ko: { home: 'Example 홈으로', label: '회사소개', page: '회사 개요' },
  en: { home: 'Example, home page', label: 'Company', page: 'Overview' },
};

export default function SiteHeaderExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <SiteHeader
      logo={<strong>Example</strong>}
      homeHref="#home"
      homeLabel={text.home}
      navigation={
        <Navigation
          groups={[
            { id: 'company', label: text.label, items: [{ label: text.page, href: '#intro' }] },
          ]}
        />
      }
      searchHref="#search"
    />
  );
}
