import { guide, type Guidance } from '../../stories/guidance.ts';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Notice tone="error">
        <p>페이지를 불러오지 못했습니다.</p>
        <Button variant="secondary" size="small">
          다시 시도하기
        </Button>
      </Notice>,
      '무슨 일인지와 할 수 있는 일을 함께 알립니다.',
    ),
    en: guide(
      <Notice tone="error">
        <p>The page could not be loaded.</p>
        <Button variant="secondary" size="small">
          Try again
        </Button>
      </Notice>,
      'What happened, and what can be done.',
    ),
  },
  dont: {
    ko: guide(
      <Notice tone="error">
        <p>Uncaught TypeError: Failed to fetch</p>
        <Button variant="secondary" size="small">
          닫기
        </Button>
      </Notice>,
      '프로그램의 말을 그대로 보여 주지 않습니다.',
    ),
    en: guide(
      <Notice tone="error">
        <p>Uncaught TypeError: Failed to fetch</p>
        <Button variant="secondary" size="small">
          Close
        </Button>
      </Notice>,
      'The words of the program.',
    ),
  },
};
