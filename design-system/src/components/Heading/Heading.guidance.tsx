import { createGuidance } from '../../stories/guidance.ts';
import { Heading } from './Heading.tsx';

export const guidance = createGuidance((text) => <Heading level={3}>{text}</Heading>, {
  do: { ko: ['지속가능경영보고서'], en: ['Sustainability reports'] },
  dont: { ko: ['보고서를 한번 살펴볼까요?'], en: ['LET’S TAKE A LOOK AT OUR REPORTS!'] },
});
