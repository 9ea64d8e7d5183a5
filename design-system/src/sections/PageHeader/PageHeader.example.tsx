import { Breadcrumb } from '@site/design-system';
import { PageHeader } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '글로벌 네트워크',
    lead: '8개국 12개 공장이 같은 기준으로 만듭니다.',
    home: '홈',
    group: '회사소개',
  },
  en: {
    heading: 'Global network',
    lead: '12 plants in 8 countries produce to the same standard.',
    home: 'Home',
    group: 'Company',
  },
};

export default function PageHeaderExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <PageHeader
      heading={text.heading}
      lead={text.lead}
      breadcrumb={
        <Breadcrumb
          items={[
            { label: text.home, href: '#home' },
            { label: text.group },
            { label: text.heading },
          ]}
        />
      }
    />
  );
}
