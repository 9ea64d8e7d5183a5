import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Logo } from './Logo.tsx';

const MARK =
  '<svg viewBox="0 0 104 24" width="104" height="24" fill="none" stroke="var(--color-brand-line)" stroke-width="4"><path d="M3 12a9 9 0 0 1 18 0a6 6 0 0 0 6 6h71"/></svg>';

export const guidance: Guidance = {
  do: createPair(
    () => (
      <span
        style={{ display: 'inline-block', padding: '1rem', background: 'var(--color-surface)' }}
      >
        <Logo svg={MARK} />
      </span>
    ),
    { ko: [], en: [] },
  ),
  dont: createPair(
    () => (
      <span style={{ display: 'inline-block', transform: 'skewX(-20deg) scaleX(1.3)' }}>
        <Logo svg={MARK} />
      </span>
    ),
    { ko: [], en: [] },
  ),
};
