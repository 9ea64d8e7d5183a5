import { guide, type Guidance } from '../../stories/guidance.ts';
import { Notice } from './Notice.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Notice tone="warning" heading="접수가 곧 끝납니다">
        11월 30일 18시까지 받습니다.
      </Notice>,
      '종류에 맞는 색으로, 할 일을 알 수 있게 적습니다.',
    ),
    en: guide(
      <Notice tone="warning" heading="Applications close soon">
        We accept them until November 30, 18:00.
      </Notice>,
      'The tone fits, and the text says what to do.',
    ),
  },
  dont: {
    ko: guide(
      <Notice tone="error" heading="알림">
        새 소식을 확인하세요!
      </Notice>,
      '눈길을 끌려고 오류의 색을 쓰지 않습니다.',
    ),
    en: guide(
      <Notice tone="error" heading="Notice">
        Check out our news!
      </Notice>,
      'The tone of errors is not for attention.',
    ),
  },
};
