import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <DocumentPicture label="품질경영시스템 인증서">
        <SamplePart title="" />
      </DocumentPicture>,
      '증서의 이름만 적습니다.',
    ),
    en: guide(
      <DocumentPicture label="Quality management certificate">
        <SamplePart title="" />
      </DocumentPicture>,
      'The title of the document alone.',
    ),
  },
  dont: {
    ko: guide(
      <DocumentPicture label="품질경영시스템 인증서 제2026-00012호 (2026년 3월 2일 발급)">
        <SamplePart title="" />
      </DocumentPicture>,
      '번호와 날짜는 그림 밖에 둡니다.',
    ),
    en: guide(
      <DocumentPicture label="Quality management certificate no. 2026-00012, issued on March 2, 2026">
        <SamplePart title="" />
      </DocumentPicture>,
      'Number and date belong beside the picture.',
    ),
  },
};
