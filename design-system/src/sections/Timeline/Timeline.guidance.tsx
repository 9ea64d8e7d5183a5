import { createGuidance } from '../../stories/guidance.ts';
import { Timeline } from './Timeline.tsx';

export const guidance = createGuidance(
  (date, title) => (
    <Timeline years={[{ year: '1981', milestones: [{ dateTime: '1981-03', date, title }] }]} />
  ),
  {
    do: { ko: ['3월', '첫 조립 라인을 놓다'], en: ['March', 'First assembly line installed'] },
    dont: {
      ko: ['봄', '세계를 향한 위대한 첫걸음'],
      en: ['Spring', 'A great first step into the world'],
    },
  },
);
