import { Breadcrumb, Section, SectionNav, Text } from '@site/design-system';
import { Cover, Main, PageHeader, PageLine } from '@site/design-system/sections';

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

export default function PageLineExample({ language }: { language: 'ko' | 'en' }) {
  const { home, group, menu, pages, heading, section, text } = texts[language];
  return (
    <Main inner>
      <PageLine>
        <PageHeader
          breadcrumb={
            <Breadcrumb endsAbove items={[{ label: home, href: '#' }, { label: group }]} />
          }
          sectionNav={
            <SectionNav
              label={menu}
              items={pages.map((label, index) => ({
                label,
                href: `#page-${index}`,
                current: index === 0,
              }))}
            />
          }
        />
        <Cover kind="words" heading={heading} />
        <Section heading={section}>
          <Text>{text}</Text>
        </Section>
      </PageLine>
    </Main>
  );
}
