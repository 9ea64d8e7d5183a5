import { guide, type Guidance } from '../../stories/guidance.ts';
import { FileField } from './FileField.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FileField label="첨부 파일" hint="PDF, JPG 한 개, 2MB 이하" />,
      '형식과 크기를 미리 알립니다.',
    ),
    en: guide(
      <FileField label="Attachment" hint="One PDF or JPG, up to 2 MB" />,
      'Says types and size beforehand.',
    ),
  },
  dont: {
    ko: guide(
      <FileField label="첨부 파일" hint="너무 큰 파일은 올릴 수 없습니다." />,
      '한도를 수로 적습니다.',
    ),
    en: guide(
      <FileField label="Attachment" hint="Files must not be too large." />,
      'The limit is a number.',
    ),
  },
};
