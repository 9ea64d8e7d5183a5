import type { Guidance } from '../../stories/guidance.ts';
import { Text } from '../Text/index.ts';

export const guidance: Guidance = {
  do: { ko: <Text>다음 화면을 불러오고 있습니다</Text>, en: <Text>Loading the next page</Text> },
  dont: { ko: <Text>잠시만요…</Text>, en: <Text>Hang on …</Text> },
};
