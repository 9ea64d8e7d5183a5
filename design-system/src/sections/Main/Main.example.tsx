import { Breadcrumb, Section, SectionNav, SkipLink, Text } from '@site/design-system';
import { Cover, Main, PageHeader } from '@site/design-system/sections';

const texts = {
  ko: {
    home: '홈',
    group: '사업분야',
    menu: '사업분야 메뉴',
    pages: ['커넥티드', '친환경'],
    heading: '회로는 많아도\n경로는 단순하게',
    section: '여섯 가지 제품',
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    home: 'Home',
    group: 'Business areas',
    menu: 'Business areas menu',
    pages: ['Connected', 'Eco-Friendly'],
    heading: 'Many circuits,\nsimple routes',
    section: 'Six products',
    text: 'We take power and signals where they are needed.',
  },
};

export default function MainExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <>
      <SkipLink target="main" />
      <Main id="main" line>
        <PageHeader
          breadcrumb={
            <Breadcrumb
              endsAbove
              items={[{ label: text.home, href: '#' }, { label: text.group }]}
            />
          }
          sectionNav={
            <SectionNav
              label={text.menu}
              items={text.pages.map((label, index) => ({
                label,
                href: `#page-${index}`,
                current: index === 0,
              }))}
            />
          }
        />
        <Cover kind="words" heading={text.heading} />
        <Section heading={text.section}>
          <Text>{text.text}</Text>
        </Section>
      </Main>
    </>
  );
}
