import { guide, type Guidance } from '../../stories/guidance.ts';
import { Button } from '../Button/index.ts';
import { Row, Stack } from '../Layout/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Stack gap="small">
        <strong>입력한 내용을 모두 지울까요?</strong>
        <Row>
          <Button variant="secondary">계속 쓰기</Button>
          <Button>모두 지우기</Button>
        </Row>
      </Stack>,
      '제목이 묻고, 버튼이 동작으로 답합니다.',
    ),
    en: guide(
      <Stack gap="small">
        <strong>Clear everything you typed?</strong>
        <Row>
          <Button variant="secondary">Keep writing</Button>
          <Button>Clear everything</Button>
        </Row>
      </Stack>,
      'The title asks, the buttons answer with verbs.',
    ),
  },
  dont: {
    ko: guide(
      <Stack gap="small">
        <strong>알림</strong>
        <Row>
          <Button variant="secondary">아니요</Button>
          <Button>예</Button>
        </Row>
      </Stack>,
      '예와 아니요만으로는 무엇을 고르는지 알 수 없습니다.',
    ),
    en: guide(
      <Stack gap="small">
        <strong>Notice</strong>
        <Row>
          <Button variant="secondary">No</Button>
          <Button>Yes</Button>
        </Row>
      </Stack>,
      '“Yes” and “No” do not say what is chosen.',
    ),
  },
};
