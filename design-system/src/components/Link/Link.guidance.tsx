import { guide, type Guidance } from '../../stories/guidance.ts';
import { Link } from './Link.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <p>
        규격은 <Link href="#guide">제품 안내서</Link>에 있습니다.
      </p>,
      '링크만 읽어도 어디로 가는지 알 수 있습니다.',
    ),
    en: guide(
      <p>
        The dimensions are in the <Link href="#guide">product guide</Link>.
      </p>,
      'The link alone says where it leads.',
    ),
  },
  dont: {
    ko: guide(
      <p>
        규격을 보려면 <Link href="#guide">여기</Link>를 누르세요.
      </p>,
      '‘여기’라는 링크는 목록으로 들을 때 뜻이 없습니다.',
    ),
    en: guide(
      <p>
        For the dimensions click <Link href="#guide">here</Link>.
      </p>,
      '“Here” means nothing in a list of links.',
    ),
  },
};
