import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';

const createLine = (style: 'solid' | 'dashed', heading: string) => (
  <div
    style={{
      borderInlineStart: `6px ${style} var(--color-brand-line)`,
      borderInlineEnd: style === 'dashed' ? '6px solid var(--color-area-hv)' : undefined,
      paddingInline: '1rem',
    }}
  >
    <Heading>{heading}</Heading>
  </div>
);

export const guidance: Guidance = {
  do: {
    ko: guide(
      createLine('solid', '책임 체계'),
      '한 화면에 하나만 두고, 본문 왼쪽 끝에서 시작하는 제목에만 갈래를 답니다.',
    ),
    en: guide(
      createLine('solid', 'Responsibilities'),
      'One on a page, with branches to headings at the start of the column.',
    ),
  },
  dont: {
    ko: guide(createLine('dashed', '책임 체계'), '선을 장식으로 쓰거나 점선으로 긋지 않습니다.'),
    en: guide(
      createLine('dashed', 'Responsibilities'),
      'Lines as decoration, dashed or in several colors.',
    ),
  },
};
