import { createGuidance } from '../../stories/guidance.ts';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';

export const guidance = createGuidance(
  (firstText, secondText) => (
    <Notice tone="error">
      <p>{firstText}</p>
      <Button variant="secondary" size="small">
        {secondText}
      </Button>
    </Notice>
  ),
  {
    do: {
      ko: ['페이지를 불러오지 못했습니다.', '다시 시도하기'],
      en: ['The page could not be loaded.', 'Try again'],
    },
    dont: {
      ko: ['Uncaught TypeError: Failed to fetch', '닫기'],
      en: ['Uncaught TypeError: Failed to fetch', 'Close'],
    },
  },
);
