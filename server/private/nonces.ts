import { randomBytes } from 'node:crypto';

/** How many nonces are valid at the same time; the oldest ends first. */
const NONCES_MAX = 10_000;

/** Nonces of signed requests: each is accepted once, without a clock, and none survives the process. */
export interface Nonces {
  /** Creates a nonce: 22 characters. */
  issue(): string;
  /** Accepts a nonce that was issued and not taken yet. */
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
