import { createGuidance } from '../../stories/guidance.ts';
import { ThumbnailList } from './ThumbnailList.tsx';

export const guidance = createGuidance(
  (title, note) => <ThumbnailList items={[{ href: '#bdu', title, note }]} />,
  {
    do: { ko: ['배터리 차단 장치', '제품'], en: ['Battery disconnect unit', 'Product'] },
    dont: { ko: ['보러 가기', '배터리 차단 장치'], en: ['Take a look', 'Battery disconnect unit'] },
  },
);
