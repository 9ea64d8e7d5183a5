import { guide, type Guidance } from '../../stories/guidance.ts';
import { RouteMap } from './RouteMap.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <RouteMap
        lines={[
          {
            title: '친환경',
            accent: 'second',
            stations: [{ when: '2030', title: '재생에너지 60%' }],
          },
        ]}
        destination={{ when: '2045', title: '넷제로' }}
      />,
      '해마다 잴 수 있는 목표를 적습니다.',
    ),
    en: guide(
      <RouteMap
        lines={[
          {
            title: 'Eco-Friendly',
            accent: 'second',
            stations: [{ when: '2030', title: 'Renewable energy 60%' }],
          },
        ]}
        destination={{ when: '2045', title: 'Net zero' }}
      />,
      'A measurable goal for each year.',
    ),
  },
  dont: {
    ko: guide(
      <RouteMap
        lines={[
          {
            title: '친환경',
            accent: 'second',
            stations: [{ when: '2030', title: '더 푸른 내일' }],
          },
        ]}
        destination={{ when: '2045', title: '지구를 위해' }}
      />,
      '잴 수 없는 말을 목표로 적지 않습니다.',
    ),
    en: guide(
      <RouteMap
        lines={[
          {
            title: 'Eco-Friendly',
            accent: 'second',
            stations: [{ when: '2030', title: 'A greener tomorrow' }],
          },
        ]}
        destination={{ when: '2045', title: 'For the planet' }}
      />,
      'Words that cannot be measured.',
    ),
  },
};
