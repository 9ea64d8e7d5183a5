import { createContext, use } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import type { MessageValues } from '@site/contract/message';
import type { WindowState } from '@site/server/desk/window/api.ts';

import type { TextKey } from '../texts.ts';
import type { Failure } from './server.ts';

/** What every part of the window needs. */
export interface DeskContextValue {
  readonly language: InterfaceLanguage;
  readonly state: WindowState;
  /** A text of the window. */
  readonly text: (key: TextKey, values?: MessageValues) => string;
  /**
   * Waits for the server. Resolves with `undefined` where it failed: then the window says why, or is locked.
   *
   * @param handle what a part of the window says itself; it returns whether it did
   */
  readonly run: <Value>(
    work: Promise<Value>,
    handle?: (failure: Failure) => boolean,
  ) => Promise<Value | undefined>;
  /** Says why the server failed, or that the desk is locked. Throws what is another error. */
  readonly report: (error: unknown) => void;
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined);

/** What every part of the window needs. Throws outside of the window. */
export function useDesk(): DeskContextValue {
  const value = use(DeskContext);
  if (!value) throw new Error('useDesk needs a DeskContext.');
  return value;
}
