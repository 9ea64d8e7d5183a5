import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Accordion } from './Accordion.tsx';

export const guidance: Guidance = {
  do: createPair(
    (id, title, text) => <Accordion items={[{ id, title, content: <p>{text}</p>, open: true }]} />,
    {
      ko: ['guide-when-ko', '신입 사원은 언제 모집합니까?', '5월과 11월에 모집합니다.'],
      en: ['guide-when-en', 'When do you take on graduates?', 'In May and November.'],
    },
  ),
  dont: createPair(
    (id, title, text) => <Accordion items={[{ id, title, content: <p>{text}</p> }]} />,
    {
      ko: ['guide-more-ko', '더 보기', '모든 지원자가 읽어야 하는 접수 기간입니다.'],
      en: ['guide-more-en', 'More', 'The closing date, which every applicant has to read.'],
    },
  ),
};
