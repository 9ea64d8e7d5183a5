import { guide, type Guidance } from '../../stories/guidance.ts';
import { PlaceCard } from './index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <PlaceCard
        name="제2공장·연구소"
        kind="공장"
        facts={[{ term: '주소', value: '31000 충청남도 천안시 서북구' }]}
      />,
      '모르는 값은 칸을 만들지 않습니다.',
    ),
    en: guide(
      <PlaceCard
        name="Plant 2 and R&D"
        kind="Plant"
        facts={[{ term: 'Address', value: 'Seobuk-gu, Cheonan-si 31000, Korea' }]}
      />,
      'No entry for what is not known.',
    ),
  },
  dont: {
    ko: guide(
      <PlaceCard name="제2공장·연구소" kind="공장" facts={[{ term: '주소', value: '준비 중' }]} />,
      '‘준비 중’으로 칸을 채우지 않습니다.',
    ),
    en: guide(
      <PlaceCard name="Plant 2 and R&D" kind="Plant" facts={[{ term: 'Address', value: 'TBD' }]} />,
      '“TBD” is no address.',
    ),
  },
};
