import { EmptyState, SearchBox, Section, Stack } from '@site/design-system';
import { NewsList } from '@site/design-system/sections';
import { useState } from 'react';

const texts = {
  ko: {
    heading: '공지사항',
    label: '공지 검색',
    none: '찾으시는 말이 들어 있는 공지가 없습니다.',
    all: '모두 보기',
    items: [
      { date: '2026.11.12', dateTime: '2026-11-12', category: '안내', title: '홈페이지 점검 안내' },
      { date: '2026.10.02', dateTime: '2026-10-02', category: '채용', title: '하반기 채용 공고' },
    ],
  },
  en: {
    heading: 'Notices',
    label: 'Search the notices',
    none: 'No notice contains these words.',
    all: 'Show all',
    items: [
      {
        date: 'Nov 12, 2026',
        dateTime: '2026-11-12',
        category: 'Site',
        title: 'Scheduled maintenance of this site',
      },
      {
        date: 'Oct 2, 2026',
        dateTime: '2026-10-02',
        category: 'Careers',
        title: 'Openings of the second half',
      },
    ],
  },
};

export default function ListWithSearchExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [query, setQuery] = useState('');
  const matches = text.items.filter(({ title }) =>
    title.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Section heading={text.heading}>
      <Stack>
        <SearchBox
          key={query}
          label={text.label}
          action="#notices"
          defaultValue={query}
          onSubmit={(event) => {
            event.preventDefault();
            const words = new FormData(event.currentTarget).get('q');
            setQuery(typeof words === 'string' ? words : '');
          }}
        />
        {matches.length > 0 ? (
          <NewsList items={matches.map((item) => ({ ...item, href: `#${item.dateTime}` }))} />
        ) : (
          <EmptyState link={{ label: text.all, href: '#notices' }}>{text.none}</EmptyState>
        )}
      </Stack>
    </Section>
  );
}
