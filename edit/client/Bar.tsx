import { Button } from '@site/design-system';
import {
  INTERFACE_LANGUAGES,
  nameLanguage,
  type InterfaceLanguage,
} from '@site/contract/interface-language';

import { Choice } from '../shared/Choice.tsx';
import { COLOR_SCHEMES, useColorScheme } from '../shared/useColorScheme.ts';
import { useEditorContext } from './editor-context.ts';
import { isSettled, type EditorAction } from './editor-state.ts';

export interface BarProps {
  readonly onLanguage: (language: InterfaceLanguage) => void;
}

/** The top of the editor, with its settings and the actions for the drafts. */
export function Bar({ onLanguage }: BarProps) {
  const { model, dispatch, refresh, language, text } = useEditorContext();
  const [scheme, setScheme] = useColorScheme();
  const count = model.server?.files.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  const step = (key: 'undo' | 'redo', action: EditorAction, isPossible: boolean) => (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={!isPossible || undefined}
      onClick={() => dispatch(action)}
    >
      {text(key)}
    </Button>
  );
  return (
    <header className="bar">
      <h1>{text('editor')}</h1>
      <div className="bar-actions">
        {step('undo', { type: 'undone' }, model.past.length > 0)}
        {step('redo', { type: 'redone' }, model.future.length > 0)}
        {model.server?.hasNews && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => dispatch({ type: 'asked', question: { ask: 'news' } })}
          >
            {text('news')}
          </Button>
        )}
        <Button
          size="small"
          busy={!isSettled(model)}
          onClick={() => {
            dispatch({ type: 'asked', question: { ask: 'review' } });
            // Another window may have changed more.
            void refresh();
          }}
        >
          {count > 0 ? text('review.count', { count }) : text('review')}
        </Button>
      </div>
      <div className="bar-settings">
        <Choice
          label={text('language')}
          options={INTERFACE_LANGUAGES.map((interfaceLanguage) => [
            interfaceLanguage,
            nameLanguage(interfaceLanguage, interfaceLanguage),
          ])}
          value={language}
          onChange={onLanguage}
        />
        <Choice
          label={text('scheme')}
          options={COLOR_SCHEMES.map((colorScheme) => [colorScheme, text(`scheme.${colorScheme}`)])}
          value={scheme}
          onChange={setScheme}
        />
      </div>
    </header>
  );
}
