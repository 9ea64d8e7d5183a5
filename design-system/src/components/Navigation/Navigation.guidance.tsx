import { guide, type Guidance } from '../../stories/guidance.ts';
import { SectionNav } from '../SectionNav/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SectionNav
        label="주 메뉴"
        items={[
          { label: '회사소개', href: '#a' },
          { label: '사업분야', href: '#b', current: true },
        ]}
      />,
      '짧은 명사로 적고 지금 있는 묶음을 표시합니다.',
    ),
    en: guide(
      <SectionNav
        label="Main menu"
        items={[
          { label: 'Introduction', href: '#a' },
          { label: 'Business areas', href: '#b', current: true },
        ]}
      />,
      'Short nouns; the current group is marked.',
    ),
  },
  dont: {
    ko: guide(
      <SectionNav
        label="주 메뉴"
        items={[
          { label: '우리가 누구인지 알아보세요', href: '#a' },
          { label: '무엇을 만드나요?', href: '#b' },
        ]}
      />,
      '문장으로 된 메뉴는 빨리 읽을 수 없습니다.',
    ),
    en: guide(
      <SectionNav
        label="Main menu"
        items={[
          { label: 'Find out who we are', href: '#a' },
          { label: 'What do we make?', href: '#b' },
        ]}
      />,
      'Sentences cannot be scanned.',
    ),
  },
};
