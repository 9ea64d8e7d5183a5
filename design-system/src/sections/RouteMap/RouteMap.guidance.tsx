import { createGuidance } from '../../stories/guidance.ts';
import { RouteMap } from './RouteMap.tsx';

export const guidance = createGuidance(
  (firstTitle, secondTitle, thirdTitle) => (
    <RouteMap
      lines={[
        { title: firstTitle, accent: 'second', stations: [{ when: '2030', title: secondTitle }] },
      ]}
      destination={{ when: '2045', title: thirdTitle }}
    />
  ),
  {
    do: {
      ko: ['친환경', '재생에너지 60%', '넷제로'],
      en: ['Eco-Friendly', 'Renewable energy 60%', 'Net zero'],
    },
    dont: {
      ko: ['친환경', '더 푸른 내일', '지구를 위해'],
      en: ['Eco-Friendly', 'A greener tomorrow', 'For the planet'],
    },
  },
);
