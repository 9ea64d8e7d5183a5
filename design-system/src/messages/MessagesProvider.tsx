import { createContext, type ReactNode, use } from 'react';

import { fillMessage } from './fill-message.ts';
import type korean from './ko.json';

/** Names of the texts that components need. */
export type MessageKey = keyof typeof korean;

/**
 * Texts of the components by key. Every language has the same keys; a language with a singular adds `<key>_one` for a
 * `{count}` of 1.
 */
export type Messages = Readonly<Record<MessageKey, string>> &
  Readonly<Partial<Record<`${MessageKey}_one`, string>>>;

const MessagesContext = createContext<Messages | undefined>(undefined);

/** The language of the components inside. */
export interface MessagesProviderProps {
  /** Messages of one language: `@site/design-system/messages/ko.json`. Only that file needs to be loaded. */
  messages: Messages;
  /** The page, or the part of it that is in this language. */
  children: ReactNode;
}

/** Provides components with their messages ("Close", "(required)") in the language of the page. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * Returns a function that looks up a message of the page's language and replaces `{name}` from `values`. Throws outside
 * of a `MessagesProvider`, and in development and tests if a value is missing.
 */
export function useMessage(): (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useMessage needs a MessagesProvider.');
  return (key, values = {}) => {
    const singular = values['count'] === 1 ? messages[`${key}_one`] : undefined;
    return fillMessage(singular ?? messages[key], values);
  };
}
