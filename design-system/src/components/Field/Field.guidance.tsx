import type { Guidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';

export const guidance: Guidance = {
  do: {
    ko: <TextField label="희망 수량" hint="한 달에 필요한 수를 적어 주세요." />,
    en: <TextField label="Quantity" hint="How many you need in a month." />,
  },
  dont: {
    ko: <TextField label="수량" placeholder="예: 한 달에 필요한 수" />,
    en: <TextField label="Quantity" placeholder="e.g. how many you need in a month" />,
  },
};
