import type { Guidance } from '../../stories/guidance.ts';
import { Button } from './Button.tsx';

export const guidance: Guidance = {
  do: { ko: <Button>문의 보내기</Button>, en: <Button>Send inquiry</Button> },
  dont: { ko: <Button>확인</Button>, en: <Button>OK</Button> },
};
