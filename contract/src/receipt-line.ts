import * as z from 'zod/mini';

import { parseReceipt, TYPED_MAX } from './receipt.ts';
import { isBlank, text } from './text.ts';

/**
 * The field of a receipt number, which may be pasted with surrounding text. The check character detects a typing error
 * before a request is sent.
 */
export const receiptLine = z.pipe(
  text('receipt', TYPED_MAX, true).check(
    z.refine((value) => isBlank(value) || parseReceipt(value) !== undefined, 'receipt.invalid'),
  ),
  z.transform((value) => parseReceipt(value) ?? value),
);
