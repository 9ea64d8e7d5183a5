import { guide, type Guidance } from '../../stories/guidance.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Breadcrumb
        items={[{ label: '홈', href: '#home' }, { label: '사업분야' }, { label: '커넥티드' }]}
      />,
      '메뉴와 같은 말로, 지금 페이지까지 적습니다.',
    ),
    en: guide(
      <Breadcrumb
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Business areas' },
          { label: 'Connected' },
        ]}
      />,
      'The words of the menu, down to the current page.',
    ),
  },
  dont: {
    ko: guide(
      <Breadcrumb
        items={[
          { label: '홈', href: '#home' },
          { label: '커넥티드 사업분야의 제품을 소개하는 페이지' },
        ]}
      />,
      '메뉴에 없는 말로 설명하지 않습니다.',
    ),
    en: guide(
      <Breadcrumb
        items={[
          { label: 'Home', href: '#home' },
          { label: 'A page that presents our connected products' },
        ]}
      />,
      'A description instead of the name in the menu.',
    ),
  },
};
