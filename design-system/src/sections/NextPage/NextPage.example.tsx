import { NextPage } from '@site/design-system/sections';

const texts = {
  ko: {
    label: 'ESG 경영에서 다음',
    heading: '사회공헌',
    text: '전기를 다루는 기술로 지역사회를 돕습니다.',
  },
  en: {
    label: 'Next in ESG management',
    heading: 'Social contribution',
    text: 'We support our communities with our electrical skills.',
  },
};

/** Two houses on one line. */
const Houses = () => (
  <svg viewBox="0 0 480 240" aria-hidden="true" focusable="false">
    <path d="M0 200h480" stroke="var(--color-brand-line)" strokeWidth="4" />
    <path d="M60 200v-80l60-50 60 50v80z" fill="var(--art-plastic-left)" />
    <path d="M280 200v-60l50-40 50 40v60z" fill="var(--art-signal-left)" />
  </svg>
);

export default function NextPageExample({ language }: { language: 'ko' | 'en' }) {
  return <NextPage {...texts[language]} href="#social" picture={<Houses />} accent="second" />;
}
