import type { Guidance } from '../../stories/guidance.ts';
import { FileField } from './FileField.tsx';

export const guidance: Guidance = {
  do: {
    ko: <FileField label="첨부 파일" hint="PDF, JPG 한 개, 2MB 이하" />,
    en: <FileField label="Attachment" hint="One PDF or JPG, up to 2 MB" />,
  },
  dont: {
    ko: <FileField label="첨부 파일" hint="너무 큰 파일은 올릴 수 없습니다." />,
    en: <FileField label="Attachment" hint="Files must not be too large." />,
  },
};
