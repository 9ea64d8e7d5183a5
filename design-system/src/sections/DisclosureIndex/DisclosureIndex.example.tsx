import { Link } from '@site/design-system';
import { DisclosureIndex } from '@site/design-system/sections';

const texts = {
  ko: { heading: 'GRI 305: 배출', title: '직접 온실가스 배출(Scope 1)', source: '환경' },
  en: {
    heading: 'GRI 305: Emissions',
    title: 'Direct (Scope 1) GHG emissions',
    source: 'Environment',
  },
};

export default function DisclosureIndexExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <DisclosureIndex
      heading={text.heading}
      items={[
        {
          code: '305-1',
          title: text.title,
          source: <Link href="#environment">{text.source}</Link>,
        },
      ]}
    />
  );
}
