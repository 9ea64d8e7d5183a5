/** What replaces the placeholders of a message: `count` replaces `{count}`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message in one language; with a form for each plural of the language where the value of `{count}` decides. */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** The form of a message for a value of `{count}`. */
function getForm(message: Message, language: string, count: unknown): string {
  if (typeof message === 'string') return message;
  // `Intl` takes long to load its data: only messages that have forms need it.
  // oxlint-disable-next-line no-restricted-globals
  const rules = new Intl.PluralRules(language);
  return message[rules.select(Number(count))] ?? message.other;
}

/**
 * What a placeholder without a value becomes: the placeholder itself.
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
 * @param values those without a placeholder are ignored
 * @throws Error in development and in tests where a value is missing; elsewhere its placeholder is kept
 */
export function fillMessage(message: Message, language: string, values: MessageValues): string {
  const form = getForm(message, language, values['count']);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : keepPlaceholder(form, placeholder),
  );
}
