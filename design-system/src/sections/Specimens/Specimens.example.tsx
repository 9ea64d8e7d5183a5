import { Specimens } from '@site/design-system/sections';

const texts = {
  ko: ['늘이거나 누르지 않습니다', '기울이지 않습니다'],
  en: ['Do not stretch or squeeze it', 'Do not tilt it'],
};

const transforms = ['scale(1.4 0.7)', 'rotate(20)'];

export default function SpecimensExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Specimens
      wrong
      columns={2}
      items={texts[language].map((title, index) => ({
        title,
        drawing: (
          <svg viewBox="-120 -60 240 120" role="img" aria-label={title} fill="none">
            <path
              transform={transforms[index]}
              d="M-60 0h40a20 20 0 0 1 40 0h40"
              stroke="var(--color-brand-line)"
              strokeWidth="10"
            />
          </svg>
        ),
      }))}
    />
  );
}
