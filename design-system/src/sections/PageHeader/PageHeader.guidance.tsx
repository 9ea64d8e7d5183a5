import { guide, type Guidance } from '../../stories/guidance.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Breadcrumb endsAbove items={[{ label: '홈', href: '#a' }, { label: '회사소개' }]} />,
      '메뉴에 있는 페이지의 이름은 옆 메뉴에서 한 번만 보여 줍니다.',
    ),
    en: guide(
      <Breadcrumb endsAbove items={[{ label: 'Home', href: '#a' }, { label: 'Introduction' }]} />,
      'The menu beside it names the page.',
    ),
  },
  dont: {
    ko: guide(
      <Breadcrumb
        items={[{ label: '홈', href: '#a' }, { label: '회사소개' }, { label: '글로벌 네트워크' }]}
      />,
      '같은 이름을 두 번 보여 주지 않습니다.',
    ),
    en: guide(
      <Breadcrumb
        items={[{ label: 'Home', href: '#a' }, { label: 'Introduction' }, { label: 'Network' }]}
      />,
      'The name of the page in both.',
    ),
  },
};
