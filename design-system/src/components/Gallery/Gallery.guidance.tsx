import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Gallery } from './Gallery.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Gallery
        lightbox={false}
        items={[{ id: 'guide-ko-do', title: '조립판 앞에서', picture: <SamplePart title="" /> }]}
      />,
      '사진마다 무엇을 보여 주는지 제목으로 적습니다.',
    ),
    en: guide(
      <Gallery
        lightbox={false}
        items={[
          { id: 'guide-en-do', title: 'At the assembly board', picture: <SamplePart title="" /> },
        ]}
      />,
      'Every title says what the picture shows.',
    ),
  },
  dont: {
    ko: guide(
      <Gallery
        lightbox={false}
        items={[{ id: 'guide-ko-dont', title: 'IMG_0042', picture: <SamplePart title="" /> }]}
      />,
      '파일 이름을 제목으로 쓰지 않습니다.',
    ),
    en: guide(
      <Gallery
        lightbox={false}
        items={[{ id: 'guide-en-dont', title: 'IMG_0042', picture: <SamplePart title="" /> }]}
      />,
      'A file name is no title.',
    ),
  },
};
