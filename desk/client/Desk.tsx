import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { INTERFACE_LANGUAGES } from '@site/contract/interface-language';
import { useColorScheme } from '@site/edit/shared/useColorScheme.ts';
import { useStored } from '@site/edit/shared/useStored.ts';
import type { WindowState } from '@site/server/desk/window/api.ts';

import { getText } from '../texts.ts';
import { Bar } from './Bar.tsx';
import { DeskContext, type DeskContextValue } from './useDesk.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { RefusedError, getState, type Failure } from './server.ts';
import { Unlock } from './Unlock.tsx';
import { Unlocked } from './Unlocked.tsx';
import { forgetEverything } from './useAutoLock.ts';

/** The window of the desk: the form that unlocks it, or the unlocked view. */
export function Desk() {
  const [language, setLanguage] = useStored(
    'language',
    INTERFACE_LANGUAGES,
    navigator.language.startsWith('en') ? 'en' : 'ko',
  );
  const [scheme, setScheme] = useColorScheme();
  const [state, setState] = useState<WindowState>();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    document.documentElement.lang = language;
    // The title is always the same, because browsers write titles to the disk.
    document.title = getText('desk', language);
  }, [language]);

  const report = useCallback((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    if (error.failure.code === 'locked') forgetEverything();
    else setFailure(error.failure);
  }, []);
  const run = useCallback<DeskContextValue['run']>(
    async (work, handle) => {
      try {
        const value = await work;
        setFailure(undefined);
        return value;
      } catch (error) {
        if (!(error instanceof RefusedError && handle?.(error.failure))) report(error);
        return undefined;
      }
    },
    [report],
  );

  useEffect(() => {
    getState().then(setState, report);
  }, [report]);

  const context = useMemo<DeskContextValue | undefined>(
    () =>
      state && {
        language,
        state,
        text: (key, values) => getText(key, language, values),
        run,
        report,
      },
    [state, language, run, report],
  );

  return (
    <MessagesProvider messages={language === 'en' ? english : korean}>
      <Bar
        language={language}
        onLanguage={setLanguage}
        scheme={scheme}
        onScheme={setScheme}
        state={state}
      />
      {failure && <FailureNotice failure={failure} language={language} />}
      {context && (
        <DeskContext value={context}>
          {context.state.unlocked ? <Unlocked /> : <Unlock onUnlock={setState} />}
        </DeskContext>
      )}
    </MessagesProvider>
  );
}
