import type { ReactNode } from 'react';

/** A live example and one sentence about it. */
export interface Example {
  readonly example: ReactNode;
  readonly text: string;
}

/** Good and bad usage of a component, in both languages: `Name.guidance.tsx`. */
export interface Guidance {
  readonly do: Readonly<Record<'ko' | 'en', Example>>;
  readonly dont: Readonly<Record<'ko' | 'en', Example>>;
}

/** Creates an example with its sentence. */
export const guide = (example: ReactNode, text: string): Example => ({ example, text });
