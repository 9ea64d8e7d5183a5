import { createGuidance } from '../../stories/guidance.ts';
import { Notice } from '../Notice/index.ts';

export const guidance = createGuidance(
  (text) => (
    <Notice tone="success">
      <p>{text}</p>
    </Notice>
  ),
  {
    do: {
      ko: ['비교함에 정션 블록을 담았습니다.'],
      en: ['Junction block added to the comparison.'],
    },
    dont: {
      ko: ['접수번호 7K3M-9QXT를 꼭 적어 두세요.'],
      en: ['Write down your receipt number 7K3M-9QXT.'],
    },
  },
);
