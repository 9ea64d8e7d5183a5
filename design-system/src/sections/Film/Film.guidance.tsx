import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { FilmPoster } from './FilmPoster.tsx';

export const guidance = createGuidance(
  (label) => <FilmPoster href="#transcript" label={label} picture={<SamplePart title="" />} />,
  {
    do: {
      ko: ['고전압 부품 조립 영상 재생 (24초)'],
      en: ['Play: assembling a high-voltage part (24 s)'],
    },
    dont: { ko: ['영상'], en: ['Film'] },
  },
);
