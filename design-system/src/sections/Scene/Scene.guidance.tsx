import { createGuidance } from '../../stories/guidance.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance = createGuidance((text) => <Text size="lead">{text}</Text>, {
  do: {
    ko: ['설계와 시험, 조립에서 일하는 사람들입니다.'],
    en: ['People who design, test and assemble.'],
  },
  dont: { ko: ['함께하면 꿈은 이루어집니다.'], en: ['Together dreams come true.'] },
});
