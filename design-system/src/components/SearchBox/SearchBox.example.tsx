import { SearchBox } from '@site/design-system';

const texts = {
  ko: { label: '공지사항 검색' },
  en: { label: 'Search the notices' },
};

export default function SearchBoxExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <SearchBox label={text.label} labelVisible action="#results" />;
}
