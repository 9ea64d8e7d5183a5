import { RouteMap } from '@site/design-system/sections';

const texts = {
  ko: {
    goal: '탄소중립',
    lines: ['에너지', '물류', '소재'],
    when: '2030',
    title: '재생에너지 60%',
  },
  en: {
    goal: 'Net zero',
    lines: ['Energy', 'Logistics', 'Materials'],
    when: '2030',
    title: '60% renewable energy',
  },
};

export default function RouteMapExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <RouteMap
      lines={text.lines.map((title, index) => ({
        title,
        accent: (['first', 'second', 'third'] as const)[index] ?? 'first',
        stations: [{ when: text.when, title: text.title }],
      }))}
      destination={{ when: '2045', title: text.goal }}
    />
  );
}
