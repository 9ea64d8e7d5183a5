import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstText, secondText) => (
      <Link href="#jb">
        <VisuallyHidden>{firstText}</VisuallyHidden>
        {secondText}
      </Link>
    ),
    { ko: ['정션 블록 ', '자세히 보기'], en: ['Junction block: ', 'Read more'] },
  ),
  dont: createPair(
    (firstText, secondText) => (
      <Link href="#jb">
        {firstText}
        <VisuallyHidden>{secondText}</VisuallyHidden>
      </Link>
    ),
    {
      ko: ['자세히 보기', ' 이 링크를 누르면 새로운 페이지로 이동하게 됩니다'],
      en: ['Read more', ' by pressing this link, which will take you to a new page'],
    },
  ),
};
