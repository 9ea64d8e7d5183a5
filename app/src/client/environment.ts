import type { Messages } from '@site/design-system';
import type { Language } from '@site/contract/language';
import { frames } from 'virtual:frames';
import { messages } from 'virtual:messages';

import type { IslandEnvironment } from '../islands/IslandProviders.tsx';
import { addMessages } from '../shared/language/i18n.ts';

/** The namespace of the design system's messages. */
const COMPONENTS = 'components';

async function loadNamespace(language: Language, namespace: string): Promise<void> {
  const loadedMessages = await messages[language][namespace]?.();
  if (loadedMessages) addMessages(language, namespace, loadedMessages.default);
}

/** Loads the data that islands share in a language, and the messages of the given namespaces. */
export async function loadEnvironment(
  language: Language,
  namespaces: readonly string[] = [],
): Promise<IslandEnvironment> {
  const [components, frame] = await Promise.all([
    messages[language][COMPONENTS]?.(),
    frames[language](),
    ...namespaces.map((namespace) => loadNamespace(language, namespace)),
  ]);
  const { navigation, actions, shell } = frame.default;
  addMessages(language, 'shell', shell);
  return { language, messages: components?.default as Messages, navigation, actions };
}
