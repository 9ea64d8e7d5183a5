import { createGuidance } from '../../stories/guidance.ts';
import { Link } from '../Link/index.ts';

export const guidance = createGuidance((text) => <Link href="#main">{text}</Link>, {
  do: { ko: ['본문 바로가기'], en: ['Skip to content'] },
  dont: { ko: ['건너뛰기'], en: ['Skip'] },
});
