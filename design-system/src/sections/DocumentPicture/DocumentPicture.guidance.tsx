import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';

export const guidance = createGuidance(
  (label) => (
    <DocumentPicture label={label}>
      <SamplePart title="" />
    </DocumentPicture>
  ),
  {
    do: { ko: ['품질경영시스템 인증서'], en: ['Quality management certificate'] },
    dont: {
      ko: ['품질경영시스템 인증서 제2026-00012호 (2026년 3월 2일 발급)'],
      en: ['Quality management certificate no. 2026-00012, issued on March 2, 2026'],
    },
  },
);
