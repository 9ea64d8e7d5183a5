import * as z from 'zod/mini';

import { parseReceipt } from './receipt.ts';
import { isBlank, line } from './text.ts';

/** Longest receipt number that is read, in characters, with whatever was typed between its groups. */
const RECEIPT_MAX = 40;

/** The field of a receipt number. Its check character shows a typing error before anything is asked. */
export const receiptLine = line('receipt', RECEIPT_MAX, true).check(
  z.refine((value) => isBlank(value) || parseReceipt(value) !== undefined, 'receipt.invalid'),
);
