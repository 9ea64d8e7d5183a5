import { guide, type Guidance } from '../../stories/guidance.ts';
import { Button } from '../../components/Button/index.ts';
import { SummaryList } from '../../components/SummaryList/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SummaryList items={[{ term: '정격 전압', text: '12 V' }]} />,
      '종이에서 쓰이는 값과 표를 인쇄합니다.',
    ),
    en: guide(
      <SummaryList items={[{ term: 'Rated voltage', text: '12 V' }]} />,
      'Values and tables that are of use on paper.',
    ),
  },
  dont: {
    ko: guide(<Button>문의 보내기</Button>, '종이에서 누를 수 없는 것을 인쇄하지 않습니다.'),
    en: guide(<Button>Send inquiry</Button>, 'Nothing that can only be pressed.'),
  },
};
