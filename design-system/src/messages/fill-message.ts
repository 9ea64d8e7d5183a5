/**
 * Replaces `{name}` in a message by its value. Throws in development and in tests if a value is missing; in production
 * the placeholder stays. `@site/contract/message` has the same rule for the rest of the site, because this package is
 * published without it.
 */
export const fillMessage = (
  message: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    if (process.env.NODE_ENV === 'development' || process.env.NODE_ENV === 'test')
      throw new Error(`There is no value for ${placeholder} in "${message}".`);
    return placeholder;
  });
