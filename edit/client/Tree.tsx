import { Button } from '@site/design-system';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { EditorState, FileState } from '../api.ts';
import { toFileName, getInterfaceText, findInterfaceText, type TextKey } from '../texts.ts';
import {
  getDate,
  ENTRY_LISTS,
  FILE_GROUPS,
  SHARED_FILES,
  type EntryList,
  type FileGroup,
  type Selection,
} from './entries.ts';
import { canAddFiles } from './new-files.ts';
import { getHeading, getKey, getValueAt } from './values.ts';

export interface TreeProps {
  readonly state: EditorState;
  readonly language: InterfaceLanguage;
  /** The values of the files that are open. */
  readonly valueOf: (file: string) => unknown;
  readonly selection: Selection | undefined;
  readonly onSelect: (selection: Selection) => void;
  readonly onAdd: (to: EntryList | FileGroup) => void;
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
    getInterfaceText(key, language, values);
  const untitled = text('untitled');
  const getState = (file: string): FileState | undefined =>
    state.files.find((one) => one.file === file);

  const fileEntry = ({ file, title, changes, problems }: FileState): Entry => {
    return {
      key: file,
      label: toFileName(file, title, language),
      selection: { file, path: [] },
      changed: changes.length > 0,
      problems: problems.length,
    };
  };

  const listEntries = ({ file, path, keyed, newestFirst }: EntryList): Entry[] => {
    const entries = getValueAt(valueOf(file), path);
    const written = Array.isArray(entries) ? [...entries.keys()] : Object.keys(entries ?? {});
    const date = (place: number | string) => getDate(getValueAt(valueOf(file), [...path, place]));
    const places = newestFirst
      ? written.toSorted((a, b) => date(b).localeCompare(date(a)))
      : written;
    const { changes = [], problems = [] } = getState(file) ?? {};
    return places.flatMap((place): Entry[] => {
      if (place === '$schema') return [];
      const at = [...path, place];
      const entry = getValueAt(valueOf(file), at);
      const inside = (one: readonly (string | number)[]) =>
        getKey(one.slice(0, at.length)) === getKey(at);
      return [
        {
          key: getKey(at),
          label: keyed ? String(place) : getHeading(entry, language) || untitled,
          selection: { file, path: at },
          changed: changes.some((change) => inside(change.path)),
          problems: problems.filter((problem) => inside(problem.path)).length,
        },
      ];
    });
  };

  const group = (name: string, entries: readonly Entry[], to?: EntryList | FileGroup) => {
    const wrong = entries.reduce((sum, entry) => sum + entry.problems, 0);
    return (
      <details key={name} open={entries.some((entry) => isSelected(entry)) || undefined}>
        <summary>
          <span>{findInterfaceText(`group.${name}`, language) ?? name}</span>
          <small>{entries.length}</small>
          {wrong > 0 && <strong>{text('problems', { count: wrong })}</strong>}
        </summary>
        {to && (
          <Button type="button" variant="secondary" size="small" onClick={() => onAdd(to)}>
            {findInterfaceText(`add.${name}`, language)}
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
    getKey(selection.path) === getKey(entry.selection.path);

  const files = ([name, folder]: (typeof FILE_GROUPS)[number]) =>
    group(
      name,
      state.files
        .filter(({ file, revision }) => file.startsWith(folder) && revision !== '')
        .map(fileEntry)
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
      canAddFiles(name) ? name : undefined,
    );
  const lists = ENTRY_LISTS.filter(({ file }) => getState(file));
  return (
    <nav aria-label={text('tree')}>
      {FILE_GROUPS.slice(0, 2).map(files)}
      {lists.map((list) => group(list.id, listEntries(list), list))}
      {FILE_GROUPS.slice(2).map(files)}
      {group(
        'others',
        state.files.filter(({ file }) => SHARED_FILES.includes(file)).map(fileEntry),
      )}
    </nav>
  );
}
