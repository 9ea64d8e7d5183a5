import { guide, type Guidance } from '../../stories/guidance.ts';
import { Button } from './Button.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(<Button>문의 보내기</Button>, '무엇을 하는지 동사로 적습니다.'),
    en: guide(<Button>Send inquiry</Button>, 'Say what happens: a verb and its object.'),
  },
  dont: {
    ko: guide(<Button>확인</Button>, '‘확인’만으로는 무엇이 일어나는지 알 수 없습니다.'),
    en: guide(<Button>OK</Button>, '“OK” does not say what happens.'),
  },
};
