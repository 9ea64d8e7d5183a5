import { Button } from '@site/design-system';
import { getNativeName } from '@site/content/library/native-name.ts';
import { LANGUAGES, type Language } from '@site/contract/language';

import { getInterfaceText, type TextKey } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { COLOR_SCHEMES, type ColorScheme } from './useColorScheme.ts';

export interface BarProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly scheme: ColorScheme;
  readonly onScheme: (scheme: ColorScheme) => void;
  /** Missing where there is nothing to undo or to redo. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** How many values the drafts change. */
  readonly changes: number;
  /** Whether something is being checked. */
  readonly busy: boolean;
  readonly onReview: () => void;
}

/** The top of the editor: its settings, and what can be done with the drafts. */
export function Bar({
  language,
  onLanguage,
  scheme,
  onScheme,
  onUndo,
  onRedo,
  changes,
  busy,
  onReview,
}: BarProps) {
  const text = (key: TextKey, values?: Readonly<Record<string, number>>) =>
    getInterfaceText(key, language, values);
  return (
    <header className="bar">
      <h1>{text('editor')}</h1>
      <div className="bar-actions">
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-disabled={!onUndo || undefined}
          onClick={onUndo}
        >
          {text('undo')}
        </Button>
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-disabled={!onRedo || undefined}
          onClick={onRedo}
        >
          {text('redo')}
        </Button>
        <Button type="button" size="small" busy={busy} onClick={onReview}>
          {changes > 0 ? text('review.count', { count: changes }) : text('review')}
        </Button>
      </div>
      <div className="bar-settings">
        <Choice
          label={text('language')}
          options={LANGUAGES.map((one) => [one, getNativeName(one)])}
          value={language}
          onChange={onLanguage}
        />
        <Choice
          label={text('scheme')}
          options={COLOR_SCHEMES.map((one) => [one, text(`scheme.${one}`)])}
          value={scheme}
          onChange={onScheme}
        />
      </div>
    </header>
  );
}
