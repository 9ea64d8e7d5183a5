import { createGuidance } from '../../stories/guidance.ts';
import { DisclosureIndex } from './DisclosureIndex.tsx';

export const guidance = createGuidance(
  (heading, title, source) => (
    <DisclosureIndex heading={heading} items={[{ code: '302-1', title, source }]} />
  ),
  {
    do: {
      ko: ['환경', '조직 내 에너지 소비', '환경 데이터'],
      en: ['Environment', 'Energy consumption within the organization', 'Environmental data'],
    },
    dont: {
      ko: ['환경', '에너지를 아껴 쓰는 이야기', '곧 공개'],
      en: ['Environment', 'How we save energy', 'Coming soon'],
    },
  },
);
