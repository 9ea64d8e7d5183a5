import { createGuidance } from '../../stories/guidance.ts';
import { PlaceCard } from './index.ts';

export const guidance = createGuidance(
  (name, kind, term, value) => <PlaceCard name={name} kind={kind} facts={[{ term, value }]} />,
  {
    do: {
      ko: ['제2공장·연구소', '공장', '주소', '31000 충청남도 천안시 서북구'],
      en: ['Plant 2 and R&D', 'Plant', 'Address', 'Seobuk-gu, Cheonan-si 31000, Korea'],
    },
    dont: {
      ko: ['제2공장·연구소', '공장', '주소', '준비 중'],
      en: ['Plant 2 and R&D', 'Plant', 'Address', 'TBD'],
    },
  },
);
