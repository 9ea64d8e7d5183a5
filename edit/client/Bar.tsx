import { Button } from '@site/design-system';
import {
  INTERFACE_LANGUAGES,
  nameLanguage,
  type InterfaceLanguage,
} from '@site/contract/interface-language';

import { getInterfaceText, type TextKey } from '../texts.ts';
import { Choice } from '../shared/Choice.tsx';
import { COLOR_SCHEMES, type ColorScheme } from '../shared/useColorScheme.ts';

export interface BarProps {
  readonly language: InterfaceLanguage;
  readonly onLanguage: (language: InterfaceLanguage) => void;
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
          options={INTERFACE_LANGUAGES.map((one) => [one, nameLanguage(one, one)])}
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
