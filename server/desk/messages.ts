import messages from './messages.json' with { type: 'json' };

export type MessageKey = keyof typeof messages;
type Values = Readonly<Record<string, string | number>>;

/** The language of the person at the terminal, from the environment as other programs take it. */
const LANGUAGE = /^ko/i.test(
  process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '',
)
  ? 'ko'
  : 'en';

/** A sentence of the desk in the language of its user, `{name}` replaced by its value. */
export const message = (key: MessageKey, values: Values = {}): string =>
  messages[key][LANGUAGE].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
