import { guide, type Guidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <TextField label="희망 수량" hint="한 달에 필요한 수를 적어 주세요." />,
      '라벨은 늘 보이고, 도움말은 입력 앞에 있습니다.',
    ),
    en: guide(
      <TextField label="Quantity" hint="How many you need in a month." />,
      'The label is always visible, the hint precedes the control.',
    ),
  },
  dont: {
    ko: guide(
      <TextField label="수량" placeholder="예: 한 달에 필요한 수" />,
      '입력하면 사라지는 자리에 도움말을 두지 않습니다.',
    ),
    en: guide(
      <TextField label="Quantity" placeholder="e.g. how many you need in a month" />,
      'A hint that disappears while typing.',
    ),
  },
};
