import type { Guidance } from '../../stories/guidance.ts';
import { Button } from '../../components/Button/index.ts';
import { SummaryList } from '../../components/SummaryList/index.ts';

export const guidance: Guidance = {
  do: {
    ko: <SummaryList items={[{ term: '정격 전압', text: '12 V' }]} />,
    en: <SummaryList items={[{ term: 'Rated voltage', text: '12 V' }]} />,
  },
  dont: { ko: <Button>문의 보내기</Button>, en: <Button>Send inquiry</Button> },
};
