import { RECEIPT_BYTES, formatReceipt } from '@site/contract/receipt';

import { computeHmac, type ServerSecret } from './secret.ts';

/**
 * Creates receipt numbers and the hashes under which they are found. A number is derived from the key under which a
 * report was sent, so that a repeated request gets the same one; without the server's secret it looks random.
 */
export interface Receipts {
  /** Returns a receipt number. `attempt` counts the numbers that other reports already have. */
  for(key: string, attempt?: number): string;
  /** Returns the hash that is stored instead of the number. */
  computeHash(receipt: string): Buffer;
}

/** Creates the receipts of a secret. */
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
