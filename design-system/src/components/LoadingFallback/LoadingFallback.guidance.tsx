import { guide, type Guidance } from '../../stories/guidance.ts';
import { Text } from '../Text/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(<Text>다음 화면을 불러오고 있습니다</Text>, '무엇을 기다리는지 말합니다.'),
    en: guide(<Text>Loading the next page</Text>, 'Says what is being waited for.'),
  },
  dont: {
    ko: guide(<Text>잠시만요…</Text>, '무엇을 기다리는지 알 수 없습니다.'),
    en: guide(<Text>Hang on …</Text>, 'It does not say what is being waited for.'),
  },
};
