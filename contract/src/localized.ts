import * as z from 'zod/mini';

import { fillStandIns, hasStandIn, mapLanguages, type LocalizedText } from './language.ts';

/**
 * The schema of a value in every language of the company. A value that may be missing is replaced by that of the language
 * that stands in for it; what is written in other languages is left out.
 */
export const createLocalizedSchema = <Value extends z.ZodMiniType>(
  value: Value,
): z.ZodMiniType<LocalizedText<z.output<Value>>> =>
  z.pipe(
    z.object(mapLanguages((language) => (hasStandIn(language) ? z.optional(value) : value))),
    z.transform((values) => fillStandIns(values as Partial<LocalizedText<z.output<Value>>>)),
  ) as unknown as z.ZodMiniType<LocalizedText<z.output<Value>>>;
