import { guide, type Guidance } from '../../stories/guidance.ts';
import { OpeningList } from './OpeningList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <OpeningList
        items={[
          {
            id: 1,
            title: '하반기 신입 사원 공개채용',
            status: 'open',
            statusLabel: '모집 중',
            period: '2026.11.16 ~ 2026.12.06',
            href: '#opening',
          },
        ]}
      />,
      '상태를 말로, 기간을 날짜로 적습니다.',
    ),
    en: guide(
      <OpeningList
        items={[
          {
            id: 1,
            title: 'Graduate recruitment, second half',
            status: 'open',
            statusLabel: 'Open',
            period: 'Nov 16 – Dec 6, 2026',
            href: '#opening',
          },
        ]}
      />,
      'The status in words, the period in dates.',
    ),
  },
  dont: {
    ko: guide(
      <OpeningList
        items={[
          {
            id: 1,
            title: '인재를 찾습니다!!',
            status: 'open',
            statusLabel: 'HOT',
            period: '상시',
            href: '#opening',
          },
        ]}
      />,
      '상태와 기간을 알 수 없는 말을 쓰지 않습니다.',
    ),
    en: guide(
      <OpeningList
        items={[
          {
            id: 1,
            title: 'We want you!!',
            status: 'open',
            statusLabel: 'HOT',
            period: 'Anytime',
            href: '#opening',
          },
        ]}
      />,
      'Neither status nor period.',
    ),
  },
};
