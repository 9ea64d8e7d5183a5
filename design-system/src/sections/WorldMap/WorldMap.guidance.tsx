import { guide, type Guidance } from '../../stories/guidance.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ul>
        <li>
          <Link href="#us">미국, 사업장 2곳</Link>
        </li>
        <li>
          <Link href="#kr">대한민국, 사업장 2곳</Link>
        </li>
      </ul>,
      '지도의 표시마다 같은 내용을 담은 링크가 있습니다.',
    ),
    en: guide(
      <ul>
        <li>
          <Link href="#us">United States, 2 sites</Link>
        </li>
        <li>
          <Link href="#kr">Korea, 2 sites</Link>
        </li>
      </ul>,
      'Every mark on the map is a link that says the same.',
    ),
  },
  dont: {
    ko: guide(<p>지도의 점을 눌러 보세요.</p>, '지도를 보아야만 알 수 있게 만들지 않습니다.'),
    en: guide(<p>Click on the dots of the map.</p>, 'Nothing that only the map says.'),
  },
};
