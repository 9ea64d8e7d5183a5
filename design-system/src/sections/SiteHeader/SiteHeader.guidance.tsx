import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Row } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: createPair(
    (text) => (
      <Row>
        <Link href="#home">{text}</Link>
        <strong>KR</strong>
        <Link href="#en">EN</Link>
      </Row>
    ),
    { ko: ['홈으로'], en: ['Home'] },
  ),
  dont: createPair(
    (firstText, secondText) => (
      <Row>
        <Link href="#home">{firstText}</Link>
        <Link href="#promotion">{secondText}</Link>
      </Row>
    ),
    { ko: ['홈으로', '지금 확인하세요!'], en: ['Home', 'Check it out now!'] },
  ),
};
