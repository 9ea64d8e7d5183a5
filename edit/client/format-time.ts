import type { InterfaceLanguage } from '@site/contract/interface-language';

/** Formats a time in ISO 8601 in the time zone of this machine. */
export const formatTime = (time: string, language: InterfaceLanguage): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
