import { guide, type Guidance } from '../../stories/guidance.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Link href="#jb">
        <VisuallyHidden>정션 블록 </VisuallyHidden>자세히 보기
      </Link>,
      '눈으로 보면 알 수 있는 것을 들려줍니다.',
    ),
    en: guide(
      <Link href="#jb">
        <VisuallyHidden>Junction block: </VisuallyHidden>Read more
      </Link>,
      'Says what eyes can see from the context.',
    ),
  },
  dont: {
    ko: guide(
      <Link href="#jb">
        자세히 보기
        <VisuallyHidden> 이 링크를 누르면 새로운 페이지로 이동하게 됩니다</VisuallyHidden>
      </Link>,
      '들리는 사람에게만 설명을 늘어놓지 않습니다.',
    ),
    en: guide(
      <Link href="#jb">
        Read more
        <VisuallyHidden> by pressing this link, which will take you to a new page</VisuallyHidden>
      </Link>,
      'Instructions that only screen readers read out.',
    ),
  },
};
