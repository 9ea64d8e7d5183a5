import { Link, Text } from '@site/design-system';
import { Scene } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '선을 잇는 일은\n사람이 합니다',
    intro: '배우고 가르치며 함께 자랄 분을 기다립니다.',
    more: '인재상·채용',
    alt: '조립판과 그 위의 하네스',
  },
  en: {
    heading: 'It takes people\nto join the lines',
    intro: 'We are looking for people who like to learn.',
    more: 'Recruitment',
    alt: 'An assembly board with a harness',
  },
};

export default function SceneExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Scene
      heading={text.heading}
      intro={<Text>{text.intro}</Text>}
      aside={
        <Link variant="standalone" href="#recruit">
          {text.more}
        </Link>
      }
      drawing={
        <svg viewBox="0 0 1440 400" role="img" aria-label={text.alt} strokeLinejoin="round">
          <g stroke="var(--art-ink)" strokeWidth="2">
            <path d="M240 200l480-140 480 140-480 140z" fill="var(--art-board-top)" />
            <path d="M240 200v30l480 140v-30z" fill="var(--art-board-left)" />
            <path d="M1200 200v30l-480 140v-30z" fill="var(--art-board-right)" />
          </g>
          <path
            d="M0 280h520l200-80h320"
            fill="none"
            stroke="var(--color-brand-line)"
            strokeWidth="6"
          />
        </svg>
      }
    />
  );
}
