import type { Guidance } from '../../stories/guidance.ts';
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
  do: { ko: createLine('solid', '책임 체계'), en: createLine('solid', 'Responsibilities') },
  dont: { ko: createLine('dashed', '책임 체계'), en: createLine('dashed', 'Responsibilities') },
};
