import { guide, type Guidance } from '../../stories/guidance.ts';
import { DisclosureIndex } from './DisclosureIndex.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <DisclosureIndex
        heading="환경"
        items={[{ code: '302-1', title: '조직 내 에너지 소비', source: '환경 데이터' }]}
      />,
      '기준의 공식 제목을 그대로 씁니다.',
    ),
    en: guide(
      <DisclosureIndex
        heading="Environment"
        items={[
          {
            code: '302-1',
            title: 'Energy consumption within the organization',
            source: 'Environmental data',
          },
        ]}
      />,
      'The titles are those of the standard.',
    ),
  },
  dont: {
    ko: guide(
      <DisclosureIndex
        heading="환경"
        items={[{ code: '302-1', title: '에너지를 아껴 쓰는 이야기', source: '곧 공개' }]}
      />,
      '제목을 고쳐 쓰거나 출처 없이 두지 않습니다.',
    ),
    en: guide(
      <DisclosureIndex
        heading="Environment"
        items={[{ code: '302-1', title: 'How we save energy', source: 'Coming soon' }]}
      />,
      'A title that is not that of the standard, and no source.',
    ),
  },
};
