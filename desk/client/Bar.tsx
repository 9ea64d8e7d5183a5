import { Button, SkipLink } from '@site/design-system';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@site/contract/interface-language';
import { Choice } from '@site/edit/shared/Choice.tsx';
import { COLOR_SCHEMES, type ColorScheme } from '@site/edit/shared/useColorScheme.ts';
import type { WindowState } from '@site/server/desk/window/api.ts';

import { getText, type TextKey } from '../texts.ts';
import { lock } from './server.ts';
import { forgetEverything } from './useAutoLock.ts';

export interface BarProps {
  readonly language: InterfaceLanguage;
  readonly onLanguage: (language: InterfaceLanguage) => void;
  readonly scheme: ColorScheme;
  readonly onScheme: (scheme: ColorScheme) => void;
  readonly state: WindowState | undefined;
}

/** The top of the window: the unlocked store, and the settings of the window. */
export function Bar({ language, onLanguage, scheme, onScheme, state }: BarProps) {
  const text = (key: TextKey, values = {}) => getText(key, language, values);
  const unlocked = state?.unlocked;
  return (
    <header className="bar">
      <SkipLink target="main" />
      <h1>{text('desk')}</h1>
      {unlocked && (
        <p className="bar-store">
          {unlocked.storeFile === undefined
            ? state.server === undefined
              ? text('store.server')
              : text('store.remote', { server: state.server })
            : text('store.copy', { file: unlocked.storeFile })}
        </p>
      )}
      <div className="bar-settings">
        <Choice
          label={text('language')}
          options={INTERFACE_LANGUAGES.map((code) => [code, text(`language.${code}`)])}
          value={language}
          onChange={onLanguage}
        />
        <Choice
          label={text('scheme')}
          options={COLOR_SCHEMES.map((colorScheme) => [colorScheme, text(`scheme.${colorScheme}`)])}
          value={scheme}
          onChange={onScheme}
        />
        {unlocked && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => void lock().finally(forgetEverything)}
          >
            {text('lock')}
          </Button>
        )}
      </div>
    </header>
  );
}
