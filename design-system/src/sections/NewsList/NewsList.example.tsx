import { NewsList } from '@site/design-system/sections';

const texts = {
  ko: { category: '보도자료', title: '이더넷 스위치 유닛, 양산 검증을 마치다' },
  en: { category: 'Press release', title: 'Ethernet switch unit passes production validation' },
};

export default function NewsListExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <NewsList
      items={[
        {
          date: '2026.11.12',
          dateTime: '2026-11-12',
          category: text.category,
          title: text.title,
          href: '#news',
        },
      ]}
    />
  );
}
