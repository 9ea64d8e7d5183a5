import type { LocalizedText } from '@site/contract/language';

import type { FileValues } from './editor-state.ts';
import { getList, type EntryList, type FileGroup, type Selection } from './entries.ts';
import { createNewFileValue } from './new-files.ts';
import { withEntry, withoutEntry, withoutTab, withTab } from './operations.ts';
import { countProducts, findArea, findPhotograph, getFileState, PUBLIC_DATA } from './selectors.ts';
import { getRenaming, putPhotograph, RefusedError } from './server.ts';
import type { Editor } from './useEditor.ts';
import { getValueAt, withValueAt, type Path } from './values.ts';

const PHOTOGRAPHS = 'content/media.json';

export interface NewName {
  readonly name: string;
  /** Empty if no area is selected. */
  readonly area: string;
}

export interface NewPicture {
  readonly file: File;
  /** With its extension: `yard-2026.jpg`. */
  readonly name: string;
  /** Its alternative text. */
  readonly alt: LocalizedText;
}

/** Changes the list of tabs on an area's page, because the tab of a product is added and removed with the product. */
async function changeTabs(
  { model, load }: Editor,
  area: unknown,
  change: (page: unknown) => unknown,
): Promise<readonly (readonly [file: string, value: unknown])[]> {
  const page = findArea(model, area)?.file;
  return page ? [[page, change(await load(page))]] : [];
}

/** Adds a page, product, policy or report. */
async function addFile(editor: Editor, group: FileGroup, { name, area }: NewName): Promise<void> {
  const { model, apply } = editor;
  const file = `content/${group}/${name}.json`;
  if ((getFileState(model, file)?.revision ?? '') !== '')
    throw new RefusedError({ code: 'exists', files: [file] });
  const count = countProducts(model, findArea(model, area)?.slug ?? '');
  const value = createNewFileValue(group, name, area, count + 1);
  const tabs =
    group === 'products' ? await changeTabs(editor, area, (page) => withTab(page, name)) : [];
  await apply(new Map([[file, value], ...tabs]), { file, path: [] });
}

/** Creates the commands that change several files. Their promises reject with a `RefusedError`. */
export function createCommands(editor: Editor) {
  const { model, dispatch, load, apply } = editor;
  return {
    /** Adds to a list or a group of files, or opens the dialog for a name or a picture first. */
    async add(to: EntryList | FileGroup): Promise<void> {
      if (typeof to !== 'string' && to.id === 'media')
        return dispatch({ type: 'asked', question: { ask: 'picture' } });
      if (typeof to === 'string' || to.keyed)
        return dispatch({ type: 'asked', question: { ask: 'name', to } });
      const addedEntry = withEntry(to, await load(to.file));
      if (addedEntry) await apply(new Map([[to.file, addedEntry.value]]), addedEntry.selection);
    },

    /** Adds a file to a group or an entry to a record. */
    async addNamed(to: EntryList | FileGroup, newName: NewName): Promise<void> {
      if (typeof to === 'string') return addFile(editor, to, newName);
      const path = [...to.path, newName.name];
      const value = await load(to.file);
      if (getValueAt(value, path) !== undefined)
        throw new RefusedError({ code: 'taken', files: [] });
      await apply(new Map([[to.file, withValueAt(value, path, to.create([]))]]), {
        file: to.file,
        path,
      });
    },

    async rename(file: string, name: string): Promise<void> {
      const values = await getRenaming(file, name);
      const renamedFile = [...values.keys()].find((key) => key.endsWith(`/${name}.json`));
      await apply(values, renamedFile ? { file: renamedFile, path: [] } : model.selection, {
        key: 'renamed',
        values: { count: values.size - 2 },
      });
    },

    /** Asks whether to remove a file or an entry. */
    async askToRemove(selection: Selection, name = String(selection.path.at(-1))): Promise<void> {
      const { file, path } = selection;
      const list = getList(selection);
      const value = await load(file);
      const slug = String(getValueAt(value, ['slug']));
      const photograph = list?.id === 'media' ? findPhotograph(model, path.at(-1)) : undefined;
      const values = list
        ? [
            [file, withoutEntry(list, path, value)] as const,
            ...(photograph ? [[photograph, undefined] as const] : []),
          ]
        : [
            [file, undefined] as const,
            ...(file.startsWith('content/products/')
              ? await changeTabs(editor, getValueAt(value, ['area']), (page) =>
                  withoutTab(page, slug),
                )
              : []),
          ];
      dispatch({ type: 'asked', question: { ask: 'remove', name, values: new Map(values) } });
    },

    /** Removes the files and entries with this name. */
    remove: (values: FileValues, name: string): Promise<void> =>
      apply(values, undefined, { key: 'removed.name', values: { name } }),

    /**
     * Adds a photograph to the library, with its alternative text, and inserts its name at a place of the selected
     * form.
     */
    async addPicture(at: Path | undefined, { file, name, alt }: NewPicture): Promise<void> {
      const { selection } = model;
      const uploadedFile = await putPhotograph(name, file);
      const id = name.replace(/\.\w+$/, '');
      const values = new Map<string, unknown>([
        [uploadedFile.file, uploadedFile.value],
        [PHOTOGRAPHS, withValueAt(await load(PHOTOGRAPHS), [id], { alt })],
      ]);
      if (selection && at) {
        const shownAs = selection.file === PUBLIC_DATA ? `/media/${name}` : id;
        const place = [...selection.path, ...at];
        values.set(selection.file, withValueAt(await load(selection.file), place, shownAs));
      }
      await apply(values, at ? selection : { file: PHOTOGRAPHS, path: [id] });
    },
  };
}
export type Commands = ReturnType<typeof createCommands>;
