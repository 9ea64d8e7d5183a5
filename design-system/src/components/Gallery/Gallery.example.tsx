import { Gallery } from '@site/design-system';

const texts = {
  ko: {
    items: [
      { id: 'iso-9001', title: 'ISO 9001', note: '품질경영', tags: ['quality'] },
      { id: 'iso-14001', title: 'ISO 14001', note: '환경경영', tags: ['environment'] },
    ],
    filter: '분야',
    options: [
      { value: 'all', label: '전체' },
      { value: 'quality', label: '품질' },
      { value: 'environment', label: '환경' },
    ],
  },
  en: {
    items: [
      { id: 'iso-9001', title: 'ISO 9001', note: 'Quality management', tags: ['quality'] },
      { id: 'iso-14001', title: 'ISO 14001', note: 'Environment', tags: ['environment'] },
    ],
    filter: 'Field',
    options: [
      { value: 'all', label: 'All' },
      { value: 'quality', label: 'Quality' },
      { value: 'environment', label: 'Environment' },
    ],
  },
};

export default function GalleryExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Gallery
      filters={[{ label: text.filter, options: text.options }]}
      items={text.items.map((item) => ({
        ...item,
        picture: (
          <svg viewBox="0 0 300 400" role="img" aria-label={item.title}>
            <path d="M20 16h260v368H20z" fill="var(--art-paper)" stroke="var(--art-ink)" />
            <path d="M60 80h180M60 120h120" stroke="var(--art-blue-left)" strokeWidth="12" />
            <circle cx="200" cy="300" r="36" fill="var(--art-blue-top)" />
          </svg>
        ),
      }))}
    />
  );
}
