import { guide, type Guidance } from '../../stories/guidance.ts';
import { Swatch } from './Swatch.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Swatch
        name="네이비"
        color="var(--color-brand-line)"
        use="제목, 어두운 면, 선"
        values={[{ notation: 'HEX', value: '#0b1f3f' }]}
      />,
      '이름과 쓰임을 함께 적습니다.',
    ),
    en: guide(
      <Swatch
        name="Navy"
        color="var(--color-brand-line)"
        use="Headings, dark surfaces, the line"
        values={[{ notation: 'HEX', value: '#0b1f3f' }]}
      />,
      'With its name and its use.',
    ),
  },
  dont: {
    ko: guide(
      <Swatch
        name="파랑 3"
        color="var(--color-brand-line)"
        use=""
        values={[{ notation: 'HEX', value: '#0b1f3f' }]}
      />,
      '번호만으로 색을 부르지 않습니다.',
    ),
    en: guide(
      <Swatch
        name="Blue 3"
        color="var(--color-brand-line)"
        use=""
        values={[{ notation: 'HEX', value: '#0b1f3f' }]}
      />,
      'A number in place of a name.',
    ),
  },
};
