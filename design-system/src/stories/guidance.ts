import type { ReactNode } from 'react';

type Pair<Value> = Readonly<Record<'ko' | 'en', Value>>;
/** `[]` lets the compiler infer a tuple. */
type Values = [] | (string | number | boolean | object)[];

/** Good and bad usage of a component, in both languages: `Name.guidance.tsx`; its sentences are in `Name.docs.json`. */
export type Guidance = Readonly<Record<'do' | 'dont', Pair<ReactNode>>>;

/** Creates one example in both languages: `show` is called with the values of each. */
export const createPair = <const All extends Pair<Values>>(
  show: (...values: All['ko' | 'en']) => ReactNode,
  { ko, en }: All,
): Pair<ReactNode> => ({ ko: show(...ko), en: show(...en) });

/** Creates a good and a bad example that differ in their values only. */
export const createGuidance = <const All extends Record<'do' | 'dont', Pair<Values>>>(
  show: (...values: All['do' | 'dont']['ko' | 'en']) => ReactNode,
  values: All,
): Guidance => ({ do: createPair(show, values.do), dont: createPair(show, values.dont) });
