import { createGuidance } from '../../stories/guidance.ts';
import { Link } from './Link.tsx';

export const guidance = createGuidance(
  (firstText, secondText, thirdText) => (
    <p>
      {firstText}
      <Link href="#guide">{secondText}</Link>
      {thirdText}
    </p>
  ),
  {
    do: {
      ko: ['규격은 ', '제품 안내서', '에 있습니다.'],
      en: ['The dimensions are in the ', 'product guide', '.'],
    },
    dont: {
      ko: ['규격을 보려면 ', '여기', '를 누르세요.'],
      en: ['For the dimensions click ', 'here', '.'],
    },
  },
);
