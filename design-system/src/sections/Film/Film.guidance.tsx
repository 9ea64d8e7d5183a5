import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { FilmPoster } from './FilmPoster.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FilmPoster
        href="#transcript"
        label="고전압 부품 조립 영상 재생 (24초)"
        picture={<SamplePart title="" />}
      />,
      '무엇을 보여 주고 얼마나 걸리는지 적습니다.',
    ),
    en: guide(
      <FilmPoster
        href="#transcript"
        label="Play: assembling a high-voltage part (24 s)"
        picture={<SamplePart title="" />}
      />,
      'Says what it shows and how long it takes.',
    ),
  },
  dont: {
    ko: guide(
      <FilmPoster href="#transcript" label="영상" picture={<SamplePart title="" />} />,
      '무엇이 재생되는지 알 수 없습니다.',
    ),
    en: guide(
      <FilmPoster href="#transcript" label="Film" picture={<SamplePart title="" />} />,
      'It does not say what will be played.',
    ),
  },
};
