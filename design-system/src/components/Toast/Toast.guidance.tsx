import { guide, type Guidance } from '../../stories/guidance.ts';
import { Notice } from '../Notice/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Notice tone="success">
        <p>비교함에 정션 블록을 담았습니다.</p>
      </Notice>,
      '이미 일어난 일을 한 문장으로 알립니다.',
    ),
    en: guide(
      <Notice tone="success">
        <p>Junction block added to the comparison.</p>
      </Notice>,
      'Says in one sentence what has happened.',
    ),
  },
  dont: {
    ko: guide(
      <Notice tone="success">
        <p>접수번호 7K3M-9QXT를 꼭 적어 두세요.</p>
      </Notice>,
      '사라지면 안 되는 것을 담지 않습니다.',
    ),
    en: guide(
      <Notice tone="success">
        <p>Write down your receipt number 7K3M-9QXT.</p>
      </Notice>,
      'Nothing that must not disappear.',
    ),
  },
};
