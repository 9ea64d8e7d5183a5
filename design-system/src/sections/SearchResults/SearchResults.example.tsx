import { SearchResultGroup } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '제품',
    title: '정션 블록',
    before: '전원을 나누는 ',
    found: '정션 블록',
    after: '입니다.',
  },
  en: {
    heading: 'Products',
    title: 'Junction block',
    before: 'A ',
    found: 'junction block',
    after: ' distributes power.',
  },
};

export default function SearchResultsExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <SearchResultGroup
      heading={text.heading}
      items={[
        {
          id: 'block',
          href: '#block',
          title: text.title,
          excerpt: (
            <>
              {text.before}
              <mark>{text.found}</mark>
              {text.after}
            </>
          ),
        },
      ]}
    />
  );
}
