import { guide, type Guidance } from '../../stories/guidance.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <div
        style={{
          borderInlineStart: '6px solid var(--color-brand-trunk)',
          paddingInlineStart: '1rem',
        }}
      >
        <Text>한 페이지에 한 줄, 처음부터 끝까지 이어집니다.</Text>
      </div>,
      '한 페이지에 하나만 둡니다.',
    ),
    en: guide(
      <div
        style={{
          borderInlineStart: '6px solid var(--color-brand-trunk)',
          paddingInlineStart: '1rem',
        }}
      >
        <Text>One line on a page, from its beginning to its end.</Text>
      </div>,
      'One on a page.',
    ),
  },
  dont: {
    ko: guide(
      <div
        style={{
          borderInlineStart: '6px dashed var(--color-area-second)',
          borderInlineEnd: '6px solid var(--color-area-hv)',
          paddingInline: '1rem',
        }}
      >
        <Text>장식으로 여러 줄을 긋습니다.</Text>
      </div>,
      '선을 장식으로 쓰거나 점선으로 긋지 않습니다.',
    ),
    en: guide(
      <div
        style={{
          borderInlineStart: '6px dashed var(--color-area-second)',
          borderInlineEnd: '6px solid var(--color-area-hv)',
          paddingInline: '1rem',
        }}
      >
        <Text>Several lines as decoration.</Text>
      </div>,
      'Lines as decoration, dashed or in several colors.',
    ),
  },
};
