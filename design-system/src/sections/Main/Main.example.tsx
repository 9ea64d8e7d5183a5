import { Section, SkipLink, Text } from '@site/design-system';
import { Cover, Main } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '회로는 많아도\n경로는 단순하게',
    section: '여섯 가지 제품',
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    heading: 'Many circuits,\nsimple routes',
    section: 'Six products',
    text: 'We take power and signals where they are needed.',
  },
};

export default function MainExample({ language }: { language: 'ko' | 'en' }) {
  const { heading, section, text } = texts[language];
  return (
    <>
      <SkipLink target="main" />
      <Main id="main" inner>
        <Cover kind="words" heading={heading} />
        <Section heading={section}>
          <Text>{text}</Text>
        </Section>
      </Main>
    </>
  );
}
