import { guide, type Guidance } from '../../stories/guidance.ts';
import { Button } from '../../components/Button/index.ts';
import { Row } from '../../components/Layout/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Row>
        <Button>온라인 문의</Button>
        <Button variant="secondary">담당 부서에 직접 문의</Button>
      </Row>,
      '주 행동은 하나입니다.',
    ),
    en: guide(
      <Row>
        <Button>Online inquiry</Button>
        <Button variant="secondary">Ask the department directly</Button>
      </Row>,
      'One main action.',
    ),
  },
  dont: {
    ko: guide(
      <Row>
        <Button>온라인 문의</Button>
        <Button>담당 부서에 직접 문의</Button>
      </Row>,
      '주 행동을 둘 두면 어느 것이 먼저인지 알 수 없습니다.',
    ),
    en: guide(
      <Row>
        <Button>Online inquiry</Button>
        <Button>Ask the department directly</Button>
      </Row>,
      'Two main actions compete.',
    ),
  },
};
