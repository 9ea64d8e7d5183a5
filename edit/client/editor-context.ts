import { createContext, use } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { getInterfaceText, TextKey } from '../texts.ts';
import type { Commands } from './commands.ts';
import type { SelectedItem } from './selectors.ts';
import type { Editor } from './useEditor.ts';
import type { useProposals } from './useProposals.ts';

/** What every part of the editor's page uses. */
export interface EditorContextValue extends Editor {
  readonly commands: Commands;
  readonly language: InterfaceLanguage;
  readonly item: SelectedItem | undefined;
  readonly proposals: ReturnType<typeof useProposals>;
  readonly text: (key: TextKey, values?: Parameters<typeof getInterfaceText>[2]) => string;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** Returns the `EditorContextValue` of the page. */
export function useEditorContext(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('A part of the editor is rendered outside of Editor.');
  return value;
}
