/** Values for the placeholders of a message: `count` replaces `{count}`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message in one language. If it depends on `{count}`, it has a form for each plural category of the language. */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** Returns the form of a message for a value of `{count}`. */
function getForm(message: Message, language: string, count: unknown): string {
  if (typeof message === 'string') return message;
  // `Intl` loads its data slowly, so it is only used for messages with forms.
  // oxlint-disable-next-line no-restricted-globals
  const rules = new Intl.PluralRules(language);
  return message[rules.select(Number(count))] ?? message.other;
}

/**
 * Returns the placeholder itself, for a placeholder without a value.
 *
 * @throws Error in development and in tests
 */
export function keepPlaceholder(message: string, placeholder: string): string {
  if (process.env.NODE_ENV === 'development' || process.env.NODE_ENV === 'test')
    throw new Error(`There is no value for ${placeholder} in "${message}".`);
  return placeholder;
}

/**
 * Fills values into a message.
 *
 * @param language a BCP 47 tag
 * @param values values without a placeholder are ignored
 * @throws Error in development and in tests if a value is missing; in production the placeholder stays
 */
export function fillMessage(message: Message, language: string, values: MessageValues): string {
  const form = getForm(message, language, values['count']);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : keepPlaceholder(form, placeholder),
  );
}
