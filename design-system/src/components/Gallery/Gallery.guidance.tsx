import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Gallery } from './Gallery.tsx';

export const guidance = createGuidance(
  (id, title) => (
    <Gallery lightbox={false} items={[{ id, title, picture: <SamplePart title="" /> }]} />
  ),
  {
    do: { ko: ['guide-ko-do', '조립판 앞에서'], en: ['guide-en-do', 'At the assembly board'] },
    dont: { ko: ['guide-ko-dont', 'IMG_0042'], en: ['guide-en-dont', 'IMG_0042'] },
  },
);
