import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { FileState } from '../api.ts';
import { getInterfaceText, toFileName } from '../texts.ts';
import type { EditorModel } from './editor-state.ts';
import {
  ENTRY_LISTS,
  FILE_GROUPS,
  getDate,
  SHARED_FILES,
  type EntryList,
  type FileGroup,
  type Selection,
} from './entries.ts';
import { canAddFiles } from './new-files.ts';
import { getFileState } from './selectors.ts';
import { getHeading, getKey, getValueAt, type Path } from './values.ts';

/** A file or an entry that can be selected. */
export interface TreeItem {
  readonly key: string;
  readonly label: string;
  readonly selection: Selection;
  readonly isChanged: boolean;
  /** The number of its problems. */
  readonly problems: number;
  /** Whether it is a photograph that no content uses. */
  readonly isUnused?: boolean;
}

export const isSameSelection = (
  selection: Selection | undefined,
  other: Selection | undefined,
): boolean =>
  selection?.file === other?.file && getKey(selection?.path ?? []) === getKey(other?.path ?? []);

const createFileItem = (
  { file, title, changes, problems }: FileState,
  language: InterfaceLanguage,
): TreeItem => ({
  key: file,
  label: toFileName(file, title, language),
  selection: { file, path: [] },
  isChanged: changes.length > 0,
  problems: problems.length,
});

/** Lists the keys of a list or record; dated entries are in the order of the site. */
function listKeys(entries: unknown, isByDate: boolean): readonly (string | number)[] {
  const keys = Array.isArray(entries) ? [...entries.keys()] : Object.keys(entries ?? {});
  const getEntryDate = (key: string | number) => getDate(getValueAt(entries, [key]));
  return isByDate
    ? keys.toSorted((a, b) => getEntryDate(b).localeCompare(getEntryDate(a)))
    : keys.filter((key) => key !== '$schema');
}

/** Lists the entries of a list. */
function listEntryItems(
  model: EditorModel,
  { id, file, path, keyed, newestFirst }: EntryList,
  language: InterfaceLanguage,
): TreeItem[] {
  const entries = getValueAt(model.files.get(file)?.value, path);
  const { changes = [], problems = [] } = getFileState(model, file) ?? {};
  return listKeys(entries, newestFirst === true).map((key): TreeItem => {
    const at = [...path, key];
    const isInside = (entry: { readonly path: Path }) =>
      getKey(entry.path.slice(0, at.length)) === getKey(at);
    const heading = getHeading(getValueAt(entries, [key]), language);
    return {
      key: getKey(at),
      label: keyed ? String(key) : heading || getInterfaceText('untitled', language),
      selection: { file, path: at },
      isChanged: changes.some(isInside),
      problems: problems.filter(isInside).length,
      isUnused: id === 'media' && (model.server?.unusedPhotographs ?? []).includes(String(key)),
    };
  });
}

/** Lists the groups of the tree, in their order. */
export function listTreeGroups(model: EditorModel, language: InterfaceLanguage) {
  const files = model.server?.files ?? [];
  const fileGroups = FILE_GROUPS.map(([id, folder]) => ({
    id,
    items: files
      .filter(({ file, revision }) => file.startsWith(folder) && revision !== '')
      .map((file) => createFileItem(file, language))
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    addTo: canAddFiles(id) ? id : undefined,
  }));
  const lists = ENTRY_LISTS.filter(({ file }) => getFileState(model, file)).map((list) => ({
    id: list.id,
    items: listEntryItems(model, list, language),
    addTo: list,
  }));
  const otherFiles = files
    .filter(({ file }) => SHARED_FILES.includes(file))
    .map((file) => createFileItem(file, language));
  const groups: readonly {
    readonly id: string;
    readonly items: readonly TreeItem[];
    readonly addTo?: EntryList | FileGroup | undefined;
  }[] = [
    ...fileGroups.slice(0, 2),
    ...lists,
    ...fileGroups.slice(2),
    { id: 'others', items: otherFiles },
  ];
  return groups;
}
