import { SearchCombobox } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    label: '제품 검색',
    products: ['와이어링 하네스', '정션 블록', '커넥터', '버스바'],
    count: (count: number) => `제안 ${count}건`,
  },
  en: {
    label: 'Search products',
    products: ['Wiring harness', 'Junction block', 'Connectors', 'Busbars'],
    count: (count: number) => `${count} suggestions`,
  },
};

export default function SearchComboboxExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [query, setQuery] = useState('');
  return (
    <SearchCombobox
      label={text.label}
      labelVisible
      action="#results"
      options={
        query === ''
          ? []
          : text.products
              .filter((product) => product.toLowerCase().includes(query.toLowerCase()))
              .map((product) => ({ href: `#${product}`, title: product }))
      }
      onQueryChange={setQuery}
      onOptionSelect={({ href }) => {
        location.href = href;
      }}
      countLabel={text.count}
    />
  );
}
