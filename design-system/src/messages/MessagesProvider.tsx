import { createContext, type ReactNode, use } from 'react';

import type korean from './ko.json';

/** The words that components own, by key. Korean is the original; every language has the same keys. */
export type Messages = Readonly<Record<keyof typeof korean, string>>;
export type MessageKey = keyof Messages;

const MessagesContext = createContext<Messages | undefined>(undefined);

export interface MessagesProviderProps {
  /** One language's words: `@site/design-system/messages/ko.json`. Only it needs to be loaded. */
  messages: Messages;
  children: ReactNode;
}

/** Gives components their own words ("Close", "(required)") in the language of the page. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * The words of the page's language. `{name}` in a message is filled in from `values`.
 * Throws outside of a `MessagesProvider`: a component without words is a mistake to be seen at once.
 */
export function useMessage(): (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('Components with words of their own need a MessagesProvider.');
  return (key, values = {}) =>
    messages[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
