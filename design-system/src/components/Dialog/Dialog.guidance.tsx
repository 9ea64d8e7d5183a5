import { createGuidance } from '../../stories/guidance.ts';
import { Button } from '../Button/index.ts';
import { Row, Stack } from '../Layout/index.ts';

export const guidance = createGuidance(
  (firstText, secondText, thirdText) => (
    <Stack gap="small">
      <strong>{firstText}</strong>
      <Row>
        <Button variant="secondary">{secondText}</Button>
        <Button>{thirdText}</Button>
      </Row>
    </Stack>
  ),
  {
    do: {
      ko: ['입력한 내용을 모두 지울까요?', '계속 쓰기', '모두 지우기'],
      en: ['Clear everything you typed?', 'Keep writing', 'Clear everything'],
    },
    dont: { ko: ['알림', '아니요', '예'], en: ['Notice', 'No', 'Yes'] },
  },
);
