import * as z from 'zod/mini';

import { fillStandIns, hasStandIn, mapLanguages, type LocalizedText } from './language.ts';

/**
 * Creates the schema of a value in every language of the company. A missing value is replaced by that of the fallback
 * language if there is one; values in other languages are removed.
 */
export const createLocalizedSchema = <Value extends z.ZodMiniType>(
  value: Value,
): z.ZodMiniType<LocalizedText<z.output<Value>>> =>
  z.pipe(
    z.object(mapLanguages((language) => (hasStandIn(language) ? z.optional(value) : value))),
    z.transform((values) => fillStandIns(values as Partial<LocalizedText<z.output<Value>>>)),
  ) as unknown as z.ZodMiniType<LocalizedText<z.output<Value>>>;
