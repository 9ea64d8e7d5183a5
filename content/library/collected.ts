import { mapLanguages } from '@site/contract/language';

import type { Collected } from '../schema/collected.ts';
import type { Facts } from '../schema/facts.ts';

/**
 * Returns the data that forms collect as facts for texts: `{fact:collected-inquiry-required}`, `…-optional`,
 * `…-purpose`, `…-kept`.
 */
export function createCollectedFacts(collected: Collected): Facts {
  return Object.fromEntries(
    Object.entries(collected).flatMap(([form, collection]) => {
      if (!collection) return [];
      const { purpose, kept: retention, data } = collection;
      const names = (required: boolean) => ({
        text: mapLanguages((language) =>
          data
            .filter((field) => field.required === required)
            .map(({ name }) => name[language])
            .join(', '),
        ),
      });
      return [
        [`collected-${form}-purpose`, { text: purpose }],
        [`collected-${form}-required`, names(true)],
        [`collected-${form}-optional`, names(false)],
        ...(retention ? [[`collected-${form}-kept`, { text: retention }] as const] : []),
      ];
    }),
  );
}
