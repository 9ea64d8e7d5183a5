import { randomBytes } from 'node:crypto';

/** The maximum number of valid nonces; above it, the oldest becomes invalid. */
const NONCES_MAX = 10_000;

/** Nonces of signed requests: each is accepted once, without a clock, and becomes invalid when the process ends. */
export interface Nonces {
  /** Creates a nonce: 22 characters. */
  issue(): string;
  /** Returns whether a nonce was issued and not consumed yet, and consumes it. */
  take(nonce: string): boolean;
}

export function createNonces(maximum = NONCES_MAX): Nonces {
  const issued = new Set<string>();
  return {
    issue() {
      const nonce = randomBytes(16).toString('base64url');
      issued.add(nonce);
      const [oldest = ''] = issued;
      if (issued.size > maximum) issued.delete(oldest);
      return nonce;
    },
    take: (nonce) => issued.delete(nonce),
  };
}
