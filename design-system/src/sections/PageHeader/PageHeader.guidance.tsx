import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';

export const guidance: Guidance = {
  do: {
    ko: <Breadcrumb endsAbove items={[{ label: '홈', href: '#a' }, { label: '회사소개' }]} />,
    en: <Breadcrumb endsAbove items={[{ label: 'Home', href: '#a' }, { label: 'Introduction' }]} />,
  },
  dont: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <Breadcrumb
        items={[{ label: firstLabel, href: '#a' }, { label: secondLabel }, { label: thirdLabel }]}
      />
    ),
    { ko: ['홈', '회사소개', '글로벌 네트워크'], en: ['Home', 'Introduction', 'Network'] },
  ),
};
