import { createGuidance } from '../../stories/guidance.ts';
import { Notice } from './Notice.tsx';

export const guidance = createGuidance(
  (tone, heading, text) => (
    <Notice tone={tone} heading={heading}>
      {text}
    </Notice>
  ),
  {
    do: {
      ko: ['warning', '접수가 곧 끝납니다', '11월 30일 18시까지 받습니다.'],
      en: ['warning', 'Applications close soon', 'We accept them until November 30, 18:00.'],
    },
    dont: {
      ko: ['error', '알림', '새 소식을 확인하세요!'],
      en: ['error', 'Notice', 'Check out our news!'],
    },
  },
);
