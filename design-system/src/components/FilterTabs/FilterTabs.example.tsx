import { FilterTabs } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: { label: '소식 종류', all: '전체', press: '보도자료', notices: '공지' },
  en: { label: 'Kind of news', all: 'All', press: 'Press releases', notices: 'Notices' },
};

export default function FilterTabsExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [filter, setFilter] = useState('all');
  return (
    <FilterTabs
      label={text.label}
      value={filter}
      onValueChange={setFilter}
      items={[
        { value: 'all', label: text.all, href: '?kind=all', count: 42 },
        { value: 'press', label: text.press, href: '?kind=press', count: 30 },
        { value: 'notices', label: text.notices, href: '?kind=notices', count: 12 },
      ]}
    />
  );
}
