import { guide, type Guidance } from '../../stories/guidance.ts';
import { Timeline } from './Timeline.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Timeline
        years={[
          {
            year: '1981',
            milestones: [{ dateTime: '1981-03', date: '3월', title: '첫 조립 라인을 놓다' }],
          },
        ]}
      />,
      '일어난 일을 한 줄로 적습니다.',
    ),
    en: guide(
      <Timeline
        years={[
          {
            year: '1981',
            milestones: [
              { dateTime: '1981-03', date: 'March', title: 'First assembly line installed' },
            ],
          },
        ]}
      />,
      'One line says what happened.',
    ),
  },
  dont: {
    ko: guide(
      <Timeline
        years={[
          {
            year: '1981',
            milestones: [{ dateTime: '1981-03', date: '봄', title: '세계를 향한 위대한 첫걸음' }],
          },
        ]}
      />,
      '사실 대신 꾸미는 말을 적지 않습니다.',
    ),
    en: guide(
      <Timeline
        years={[
          {
            year: '1981',
            milestones: [
              { dateTime: '1981-03', date: 'Spring', title: 'A great first step into the world' },
            ],
          },
        ]}
      />,
      'Praise instead of a fact.',
    ),
  },
};
