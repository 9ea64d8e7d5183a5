import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: createPair(
    (firstText, secondText) => (
      <ul>
        <li>
          <Link href="#us">{firstText}</Link>
        </li>
        <li>
          <Link href="#kr">{secondText}</Link>
        </li>
      </ul>
    ),
    {
      ko: ['미국, 사업장 2곳', '대한민국, 사업장 2곳'],
      en: ['United States, 2 sites', 'Korea, 2 sites'],
    },
  ),
  dont: { ko: <p>지도의 점을 눌러 보세요.</p>, en: <p>Click on the dots of the map.</p> },
};
