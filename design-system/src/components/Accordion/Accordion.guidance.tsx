import { guide, type Guidance } from '../../stories/guidance.ts';
import { Accordion } from './Accordion.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Accordion
        items={[
          {
            id: 'guide-when-ko',
            title: '신입 사원은 언제 모집합니까?',
            content: <p>5월과 11월에 모집합니다.</p>,
            open: true,
          },
        ]}
      />,
      '방문자가 묻는 말을 그대로 제목으로 씁니다.',
    ),
    en: guide(
      <Accordion
        items={[
          {
            id: 'guide-when-en',
            title: 'When do you take on graduates?',
            content: <p>In May and November.</p>,
            open: true,
          },
        ]}
      />,
      'The title is the question as visitors ask it.',
    ),
  },
  dont: {
    ko: guide(
      <Accordion
        items={[
          {
            id: 'guide-more-ko',
            title: '더 보기',
            content: <p>모든 지원자가 읽어야 하는 접수 기간입니다.</p>,
          },
        ]}
      />,
      '모두가 읽어야 하는 내용은 접어 두지 않습니다.',
    ),
    en: guide(
      <Accordion
        items={[
          {
            id: 'guide-more-en',
            title: 'More',
            content: <p>The closing date, which every applicant has to read.</p>,
          },
        ]}
      />,
      'What everybody has to read is not hidden.',
    ),
  },
};
