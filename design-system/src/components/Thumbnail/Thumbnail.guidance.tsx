import { guide, type Guidance } from '../../stories/guidance.ts';
import { ThumbnailList } from './ThumbnailList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ThumbnailList items={[{ href: '#bdu', title: '배터리 차단 장치', note: '제품' }]} />,
      '제목이 어디로 가는지, 종류가 무엇인지 말합니다.',
    ),
    en: guide(
      <ThumbnailList
        items={[{ href: '#bdu', title: 'Battery disconnect unit', note: 'Product' }]}
      />,
      'The title says where it leads, the note what it is.',
    ),
  },
  dont: {
    ko: guide(
      <ThumbnailList items={[{ href: '#bdu', title: '보러 가기', note: '배터리 차단 장치' }]} />,
      '이름을 제목이 아닌 곳에 적지 않습니다.',
    ),
    en: guide(
      <ThumbnailList
        items={[{ href: '#bdu', title: 'Take a look', note: 'Battery disconnect unit' }]}
      />,
      'The name belongs in the title.',
    ),
  },
};
