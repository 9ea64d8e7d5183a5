import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { ProductIndex } from './ProductIndex.tsx';

export const guidance = createGuidance(
  (label) => <ProductIndex products={[{ label, href: '#a', picture: <SamplePart title="" /> }]} />,
  {
    do: { ko: ['충전 커플러'], en: ['Charging coupler'] },
    dont: { ko: ['자세히 보기 ▶'], en: ['Learn more ▶'] },
  },
);
