import type { Guidance } from '../../stories/guidance.ts';
import { Skeleton } from './Skeleton.tsx';

export const guidance: Guidance = {
  do: { ko: <Skeleton rows={3} />, en: <Skeleton rows={3} /> },
  dont: { ko: <p>…</p>, en: <p>…</p> },
};
