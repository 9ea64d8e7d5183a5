import { guide, type Guidance } from '../../stories/guidance.ts';
import { Row } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Row>
        <Link href="#home">홈으로</Link>
        <strong>KR</strong>
        <Link href="#en">EN</Link>
      </Row>,
      '로고는 홈으로, 언어는 같은 페이지의 다른 언어로 갑니다.',
    ),
    en: guide(
      <Row>
        <Link href="#home">Home</Link>
        <strong>KR</strong>
        <Link href="#en">EN</Link>
      </Row>,
      'The logo leads home, a language to this page in that language.',
    ),
  },
  dont: {
    ko: guide(
      <Row>
        <Link href="#home">홈으로</Link>
        <Link href="#promotion">지금 확인하세요!</Link>
      </Row>,
      '머리글에 광고를 두지 않습니다.',
    ),
    en: guide(
      <Row>
        <Link href="#home">Home</Link>
        <Link href="#promotion">Check it out now!</Link>
      </Row>,
      'No advertisements in the header.',
    ),
  },
};
