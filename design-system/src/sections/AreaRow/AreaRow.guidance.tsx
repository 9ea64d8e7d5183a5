import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { AreaRow } from './AreaRow.tsx';

export const guidance = createGuidance(
  (accent, heading, text, more) => (
    <AreaRow
      accent={accent}
      heading={heading}
      text={text}
      drawing={<SamplePart title="" />}
      products={[{ name: 'ICCB', href: '#iccb' }]}
      more={more}
      href="#eco"
    />
  ),
  {
    do: {
      ko: [
        'second',
        '친환경',
        '충전구에서 모터까지 전기차의 전원을 잇습니다.',
        '친환경 제품 한눈에 보기',
      ],
      en: [
        'second',
        'Eco-Friendly',
        'Power from the charging port to the motor.',
        'All eco-friendly products',
      ],
    },
    dont: {
      ko: ['first', '친환경', '충전구에서 모터까지 전기차의 전원을 잇습니다.', '자세히'],
      en: ['first', 'Eco-Friendly', 'Power from the charging port to the motor.', 'Details'],
    },
  },
);
