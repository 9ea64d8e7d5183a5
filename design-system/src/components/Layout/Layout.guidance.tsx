import { createGuidance } from '../../stories/guidance.ts';
import { Stack } from './index.ts';

export const guidance = createGuidance(
  (gap, firstText, secondText) => (
    <Stack gap={gap}>
      <strong>{firstText}</strong>
      <span>{secondText}</span>
    </Stack>
  ),
  {
    do: {
      ko: ['small', '제2공장·연구소', '하네스와 고전압 부품을 만듭니다.'],
      en: ['small', 'Plant 2 and R&D', 'Makes harnesses and high-voltage parts.'],
    },
    dont: {
      ko: ['large', '제2공장·연구소', '하네스와 고전압 부품을 만듭니다.'],
      en: ['large', 'Plant 2 and R&D', 'Makes harnesses and high-voltage parts.'],
    },
  },
);
