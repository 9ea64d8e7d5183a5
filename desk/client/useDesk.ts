import { createContext, use } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import type { MessageValues } from '@site/contract/message';
import type { WindowState } from '@site/server/desk/window/api.ts';

import type { TextKey } from '../texts.ts';
import type { Failure } from './server.ts';

/** The data that every part of the window needs. */
export interface DeskContextValue {
  readonly language: InterfaceLanguage;
  readonly state: WindowState;
  /** Returns a text of the window. */
  readonly text: (key: TextKey, values?: MessageValues) => string;
  /**
   * Waits for the server. Resolves with `undefined` if it failed: then the window shows the reason, or is locked.
   *
   * @param handle handles a failure in a part of the window; it returns whether it did
   */
  readonly run: <Value>(
    work: Promise<Value>,
    handle?: (failure: Failure) => boolean,
  ) => Promise<Value | undefined>;
  /** Shows why the server failed, or that the desk is locked. Throws any other error. */
  readonly report: (error: unknown) => void;
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined);

/** Returns the data that every part of the window needs. Throws outside the window. */
export function useDesk(): DeskContextValue {
  const value = use(DeskContext);
  if (!value) throw new Error('useDesk needs a DeskContext.');
  return value;
}
