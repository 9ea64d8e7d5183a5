import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <Breadcrumb
        items={[
          { label: firstLabel, href: '#home' },
          { label: secondLabel },
          { label: thirdLabel },
        ]}
      />
    ),
    { ko: ['홈', '사업분야', '커넥티드'], en: ['Home', 'Business areas', 'Connected'] },
  ),
  dont: createPair(
    (firstLabel, secondLabel) => (
      <Breadcrumb items={[{ label: firstLabel, href: '#home' }, { label: secondLabel }]} />
    ),
    {
      ko: ['홈', '커넥티드 사업분야의 제품을 소개하는 페이지'],
      en: ['Home', 'A page that presents our connected products'],
    },
  ),
};
