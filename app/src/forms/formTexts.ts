import type { Messages } from '@site/content/schema/messages.ts';

/** Texts that only some forms have, by the namespaces of those forms: of `form` and of `problems`. */
const ONLY_OF: Readonly<Record<string, readonly string[]>> = {
  'form.exit': ['report', 'compliment', 'lookup'],
  'form.exitAddress': ['report', 'compliment', 'lookup'],
  'form.lost.file': ['inquiry', 'report'],
  'form.lost.password': ['report', 'lookup'],
  'form.lost.both': ['report'],
  noMatch: ['lookup'],
  noVisit: ['visit'],
  visitClosed: ['visit'],
  secretInAddress: ['report', 'lookup'],
  // Of lists and of other methods: no form is answered with them.
  query: [],
  methodNotAllowed: [],
};

/**
 * Those of the texts that the forms of a page may show, so that a page does not carry the others.
 *
 * @param namespaces the namespaces of messages that the islands of the page read
 * @param texts a namespace that all forms share, in one language
 */
export const formTexts = (namespaces: ReadonlySet<string>, texts: Messages): Messages =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key]) => ONLY_OF[key]?.some((namespace) => namespaces.has(namespace)) ?? true,
    ),
  );
