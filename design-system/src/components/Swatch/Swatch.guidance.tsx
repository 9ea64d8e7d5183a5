import { createGuidance } from '../../stories/guidance.ts';
import { Swatch } from './Swatch.tsx';

export const guidance = createGuidance(
  (name, use) => (
    <Swatch
      name={name}
      color="var(--color-brand-line)"
      use={use}
      values={[{ notation: 'HEX', value: '#0b1f3f' }]}
    />
  ),
  {
    do: {
      ko: ['네이비', '제목, 어두운 면, 선'],
      en: ['Navy', 'Headings, dark surfaces, the line'],
    },
    dont: { ko: ['파랑 3', ''], en: ['Blue 3', ''] },
  },
);
