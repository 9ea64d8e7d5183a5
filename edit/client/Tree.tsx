import { Button } from '@site/design-system';
import type { Language } from '@site/contract/language';

import type { EditorState, FileState } from '../api.ts';
import { interfaceText, optionalText, type TextKey } from '../texts.ts';
import {
  ENTRY_LISTS,
  FILE_GROUPS,
  SHARED_FILES,
  type EntryList,
  type Selection,
} from './entries.ts';
import { headingOf, keyOf, valueAt } from './values.ts';

export interface TreeProps {
  readonly state: EditorState;
  readonly language: Language;
  /** The values of the files that are open. */
  readonly valueOf: (file: string) => unknown;
  readonly selection: Selection | undefined;
  readonly onSelect: (selection: Selection) => void;
  readonly onAdd: (list: EntryList) => void;
}

interface Entry {
  readonly key: string;
  readonly label: string;
  readonly selection: Selection;
  readonly changed: boolean;
  readonly problems: number;
}

/** Everything that can be edited, in groups. */
export function Tree({ state, language, valueOf, selection, onSelect, onAdd }: TreeProps) {
  const text = (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
    interfaceText(key, language, values);
  const untitled = text('untitled');
  const stateOf = (file: string): FileState | undefined =>
    state.files.find((one) => one.file === file);

  const fileEntry = ({ file, title, changes, problems }: FileState): Entry => {
    const name = /([^/]+)\.json$/.exec(file)?.[1] ?? file;
    const shared = optionalText(`file.${name}`, language);
    return {
      key: file,
      label: shared ?? title?.[language] ?? name,
      selection: { file, path: [] },
      changed: changes.length > 0,
      problems: problems.length,
    };
  };

  const listEntries = ({ file, path }: EntryList): Entry[] => {
    const entries = valueAt(valueOf(file), path);
    const { changes = [], problems = [] } = stateOf(file) ?? {};
    return (Array.isArray(entries) ? (entries as unknown[]) : []).map((entry, index): Entry => {
      const at = [...path, index];
      const inside = (place: readonly (string | number)[]) =>
        keyOf(place.slice(0, at.length)) === keyOf(at);
      return {
        key: keyOf(at),
        label: headingOf(entry, language) || untitled,
        selection: { file, path: at },
        changed: changes.some((change) => inside(change.path)),
        problems: problems.filter((problem) => inside(problem.path)).length,
      };
    });
  };

  const group = (name: string, entries: readonly Entry[], list?: EntryList) => {
    const wrong = entries.reduce((sum, entry) => sum + entry.problems, 0);
    return (
      <details key={name} open={entries.some((entry) => isSelected(entry)) || undefined}>
        <summary>
          <span>{optionalText(`group.${name}`, language) ?? name}</span>
          <small>{entries.length}</small>
          {wrong > 0 && <strong>{text('problems', { count: wrong })}</strong>}
        </summary>
        {list && (
          <Button type="button" variant="secondary" size="small" onClick={() => onAdd(list)}>
            {optionalText(`add.${list.id}`, language)}
          </Button>
        )}
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <button
                type="button"
                aria-current={isSelected(entry) || undefined}
                onClick={() => onSelect(entry.selection)}
              >
                <span>{entry.label}</span>
                {entry.changed && <small>{text('changed')}</small>}
                {entry.problems > 0 && (
                  <strong>{text('problems', { count: entry.problems })}</strong>
                )}
              </button>
            </li>
          ))}
        </ul>
      </details>
    );
  };

  const isSelected = (entry: Entry): boolean =>
    selection?.file === entry.selection.file &&
    keyOf(selection.path) === keyOf(entry.selection.path);

  const lists = ENTRY_LISTS.filter(({ file }) => stateOf(file));
  return (
    <nav aria-label={text('tree')}>
      {FILE_GROUPS.slice(0, 1).map(([name, folder]) =>
        group(name, state.files.filter(({ file }) => file.startsWith(folder)).map(fileEntry)),
      )}
      {lists.map((list) => group(list.id, listEntries(list), list))}
      {FILE_GROUPS.slice(1).map(([name, folder]) =>
        group(name, state.files.filter(({ file }) => file.startsWith(folder)).map(fileEntry)),
      )}
      {group(
        'others',
        state.files.filter(({ file }) => SHARED_FILES.includes(file)).map(fileEntry),
      )}
    </nav>
  );
}
