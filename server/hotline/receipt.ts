import { RECEIPT_BYTES, formatReceipt } from '@site/contract/receipt';

import { computeHmac, type ServerSecret } from './secret.ts';

/**
 * Makes receipt numbers and the hashes under which they are found. A number comes from the key under which a report was
 * sent, so that a repeated request gets the same one; without the server's secret nobody can tell it from chance.
 */
export interface Receipts {
  /** `attempt` counts the numbers that were taken by other reports. */
  for(key: string, attempt?: number): string;
  /** What is stored in its place. */
  computeHash(receipt: string): Buffer;
}

/** Makes the receipts of a secret. */
export function createReceipts(secret: ServerSecret): Receipts {
  const making = secret.keyFor('receipt');
  const hashing = secret.keyFor('receipt-hash');
  return {
    for: (key, attempt = 0) =>
      formatReceipt(
        computeHmac(making, attempt === 0 ? key : `${key} ${attempt}`).subarray(0, RECEIPT_BYTES),
      ),
    computeHash: (receipt) => computeHmac(hashing, receipt),
  };
}
