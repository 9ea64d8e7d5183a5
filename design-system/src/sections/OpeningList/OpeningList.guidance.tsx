import { createGuidance } from '../../stories/guidance.ts';
import { OpeningList } from './OpeningList.tsx';

export const guidance = createGuidance(
  (title, statusLabel, period) => (
    <OpeningList
      items={[{ id: 1, title, status: 'open', statusLabel, period, href: '#opening' }]}
    />
  ),
  {
    do: {
      ko: ['하반기 신입 사원 공개채용', '모집 중', '2026.11.16 ~ 2026.12.06'],
      en: ['Graduate recruitment, second half', 'Open', 'Nov 16 – Dec 6, 2026'],
    },
    dont: { ko: ['인재를 찾습니다!!', 'HOT', '상시'], en: ['We want you!!', 'HOT', 'Anytime'] },
  },
);
