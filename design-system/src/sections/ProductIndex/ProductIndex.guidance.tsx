import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { ProductIndex } from './ProductIndex.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ProductIndex
        products={[{ label: '충전 커플러', href: '#a', picture: <SamplePart title="" /> }]}
      />,
      '제품 페이지와 같은 이름을 씁니다.',
    ),
    en: guide(
      <ProductIndex
        products={[{ label: 'Charging coupler', href: '#a', picture: <SamplePart title="" /> }]}
      />,
      'The same name as on the page of the product.',
    ),
  },
  dont: {
    ko: guide(
      <ProductIndex
        products={[{ label: '자세히 보기 ▶', href: '#a', picture: <SamplePart title="" /> }]}
      />,
      '이름 대신 행동을 적지 않습니다.',
    ),
    en: guide(
      <ProductIndex
        products={[{ label: 'Learn more ▶', href: '#a', picture: <SamplePart title="" /> }]}
      />,
      'An action in place of the name.',
    ),
  },
};
