import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Button } from '../../components/Button/index.ts';
import { Row } from '../../components/Layout/index.ts';

export const guidance: Guidance = {
  do: createPair(
    (firstText, secondText) => (
      <Row>
        <Button>{firstText}</Button>
        <Button variant="secondary">{secondText}</Button>
      </Row>
    ),
    {
      ko: ['온라인 문의', '담당 부서에 직접 문의'],
      en: ['Online inquiry', 'Ask the department directly'],
    },
  ),
  dont: createPair(
    (firstText, secondText) => (
      <Row>
        <Button>{firstText}</Button>
        <Button>{secondText}</Button>
      </Row>
    ),
    {
      ko: ['온라인 문의', '담당 부서에 직접 문의'],
      en: ['Online inquiry', 'Ask the department directly'],
    },
  ),
};
