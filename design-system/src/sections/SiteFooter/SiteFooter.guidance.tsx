import { guide, type Guidance } from '../../stories/guidance.ts';
import { Row } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Row>
        <Link href="#privacy">개인정보 처리방침</Link>
        <Link href="#terms">이용약관</Link>
      </Row>,
      '법이 정한 이름으로, 늘 같은 자리에 둡니다.',
    ),
    en: guide(
      <Row>
        <Link href="#privacy">Privacy policy</Link>
        <Link href="#terms">Terms of use</Link>
      </Row>,
      'The names that the law uses, always in the same place.',
    ),
  },
  dont: {
    ko: guide(
      <Row>
        <Link href="#a">알아두실 것</Link>
        <Link href="#b">기타</Link>
      </Row>,
      '약관을 다른 이름 뒤에 숨기지 않습니다.',
    ),
    en: guide(
      <Row>
        <Link href="#a">Good to know</Link>
        <Link href="#b">Misc</Link>
      </Row>,
      'Terms hidden behind other names.',
    ),
  },
};
