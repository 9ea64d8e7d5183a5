import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { AreaRow } from './AreaRow.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <AreaRow
        accent="second"
        heading="친환경"
        text="충전구에서 모터까지 전기차의 전원을 잇습니다."
        drawing={<SamplePart title="" />}
        products={[{ name: 'ICCB', href: '#iccb' }]}
        more="친환경 제품 한눈에 보기"
        href="#eco"
      />,
      '분야의 색과 이름을 함께 쓰고, 링크에 분야의 이름을 적습니다.',
    ),
    en: guide(
      <AreaRow
        accent="second"
        heading="Eco-Friendly"
        text="Power from the charging port to the motor."
        drawing={<SamplePart title="" />}
        products={[{ name: 'ICCB', href: '#iccb' }]}
        more="All eco-friendly products"
        href="#eco"
      />,
      'The color belongs to the area, and the link names the area.',
    ),
  },
  dont: {
    ko: guide(
      <AreaRow
        accent="first"
        heading="친환경"
        text="충전구에서 모터까지 전기차의 전원을 잇습니다."
        drawing={<SamplePart title="" />}
        products={[{ name: 'ICCB', href: '#iccb' }]}
        more="자세히"
        href="#eco"
      />,
      '다른 분야의 색을 쓰거나 ‘자세히’라고만 적지 않습니다.',
    ),
    en: guide(
      <AreaRow
        accent="first"
        heading="Eco-Friendly"
        text="Power from the charging port to the motor."
        drawing={<SamplePart title="" />}
        products={[{ name: 'ICCB', href: '#iccb' }]}
        more="Details"
        href="#eco"
      />,
      'The color of another area, and a link that does not say where it leads.',
    ),
  },
};
