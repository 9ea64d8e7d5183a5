import { guide, type Guidance } from '../../stories/guidance.ts';
import { Row } from '../Layout/index.ts';
import { CopyButton } from './CopyButton.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Row>
        <code>7K3M-9QXT</code>
        <CopyButton text="7K3M-9QXT" of="접수번호" />
      </Row>,
      '복사할 값 바로 옆에 둡니다.',
    ),
    en: guide(
      <Row>
        <code>7K3M-9QXT</code>
        <CopyButton text="7K3M-9QXT" of="Receipt number" />
      </Row>,
      'Right beside what it copies.',
    ),
  },
  dont: {
    ko: guide(
      <CopyButton text="7K3M-9QXT" />,
      '값 없이 버튼만 두면 무엇을 복사하는지 알 수 없습니다.',
    ),
    en: guide(<CopyButton text="7K3M-9QXT" />, 'Without the value nobody knows what is copied.'),
  },
};
