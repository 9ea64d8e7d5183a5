import { Section } from '@site/design-system';
import { WorldMap } from '@site/design-system/sections';

const texts = {
  ko: { germany: '독일', office: '프랑크푸르트 기술 사무소', usa: '미국', plant: '앨라배마 공장' },
  en: {
    germany: 'Germany',
    office: 'Frankfurt engineering office',
    usa: 'USA',
    plant: 'Alabama plant',
  },
};

export default function WorldMapExample({ language }: { language: 'ko' | 'en' }) {
  const { germany, office, usa, plant } = texts[language];
  return (
    <Section tone="inverse">
      <WorldMap
        countries={[
          {
            name: germany,
            href: '#germany',
            x: 50,
            y: 34,
            side: 'end',
            sites: [{ name: office, timeZone: 'Europe/Berlin' }],
          },
          {
            name: usa,
            href: '#usa',
            x: 24,
            y: 42,
            side: 'start',
            sites: [{ name: plant, timeZone: 'America/Chicago' }],
          },
        ]}
        map={
          <svg
            viewBox="0 0 1280 612"
            aria-hidden
            fill="var(--color-text-inverse)"
            fillOpacity="0.2"
          >
            <path d="M160 120h260l60 90-120 110 70 60 30 140-60 60-60-140-110-120-90-100z" />
            <path d="M560 130h480l100 80-90 120-110 20-60 90-70-80-110 20 20 120-60 80-70-180 20-140z" />
          </svg>
        }
      />
    </Section>
  );
}
