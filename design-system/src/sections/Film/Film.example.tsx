import { Film } from '@site/design-system/sections';

const texts = {
  ko: {
    alt: '신호가 선을 따라 지나가는 그림',
    captions: ['신호가 배터리에서 출발합니다.', '필요한 곳에 닿습니다.'],
  },
  en: {
    alt: 'A signal runs along a line',
    captions: ['The signal leaves the battery.', 'It arrives where it is needed.'],
  },
};

const moves = [
  {
    part: 'signal',
    from: 0,
    until: 4,
    states: [{ transform: 'none' }, { transform: 'translateX(560px)' }],
  },
];

export default function FilmExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Film
      key={language}
      seconds={4}
      moves={moves}
      captions={text.captions.map((words, index) => ({
        from: index * 2,
        until: index * 2 + 2,
        text: words,
      }))}
      picture={
        <svg viewBox="0 0 720 200" role="img" aria-label={text.alt}>
          <path d="M80 100h560" stroke="var(--color-brand-line)" strokeWidth="6" />
          <circle data-part="signal" cx="80" cy="100" r="14" fill="var(--color-brand-signal)" />
        </svg>
      }
    />
  );
}
