import { guide, type Guidance } from '../../stories/guidance.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ErrorSummary
        heading="수정할 항목이 1개 있습니다"
        items={[{ field: 'guide-email', text: '답변받을 이메일 주소를 입력해 주세요.' }]}
        attempt={0}
      />,
      '오류의 수를 세고, 입력란과 같은 문장을 씁니다.',
    ),
    en: guide(
      <ErrorSummary
        heading="There is 1 thing to correct"
        items={[{ field: 'guide-email', text: 'Enter the email address we should reply to.' }]}
        attempt={0}
      />,
      'Counts the errors and uses the sentences of the fields.',
    ),
  },
  dont: {
    ko: guide(
      <ErrorSummary
        heading="오류"
        items={[{ field: 'guide-email', text: '잘못된 값(400)' }]}
        attempt={0}
      />,
      '무엇을 고칠지 알 수 없는 말을 쓰지 않습니다.',
    ),
    en: guide(
      <ErrorSummary
        heading="Error"
        items={[{ field: 'guide-email', text: 'Invalid value (400)' }]}
        attempt={0}
      />,
      'It does not say what to correct.',
    ),
  },
};
