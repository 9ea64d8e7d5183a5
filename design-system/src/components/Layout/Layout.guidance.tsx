import { guide, type Guidance } from '../../stories/guidance.ts';
import { Stack } from './index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Stack gap="small">
        <strong>제2공장·연구소</strong>
        <span>하네스와 고전압 부품을 만듭니다.</span>
      </Stack>,
      '가까운 것은 좁게, 다른 묶음은 넓게 둡니다.',
    ),
    en: guide(
      <Stack gap="small">
        <strong>Plant 2 and R&D</strong>
        <span>Makes harnesses and high-voltage parts.</span>
      </Stack>,
      'What belongs together is close together.',
    ),
  },
  dont: {
    ko: guide(
      <Stack gap="large">
        <strong>제2공장·연구소</strong>
        <span>하네스와 고전압 부품을 만듭니다.</span>
      </Stack>,
      '제목과 그 설명을 멀리 떼어 놓지 않습니다.',
    ),
    en: guide(
      <Stack gap="large">
        <strong>Plant 2 and R&D</strong>
        <span>Makes harnesses and high-voltage parts.</span>
      </Stack>,
      'A label far from what it labels.',
    ),
  },
};
