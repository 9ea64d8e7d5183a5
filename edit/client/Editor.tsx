import { Button, MessagesProvider, Notice, SkipLink, VisuallyHidden } from '@site/design-system';
import en from '@site/design-system/messages/en.json';
import ko from '@site/design-system/messages/ko.json';
import { useEffect, useState } from 'react';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { AREAS } from '@site/content/schema/text.ts';
import { INTERFACE_LANGUAGES } from '@site/contract/interface-language';
import { getAreaPath, PATHS } from '@site/contract/paths';

import type { FileState } from '../api.ts';
import {
  getContentLanguage,
  toFileName,
  getInterfaceText,
  findInterfaceText,
  type TextKey,
} from '../texts.ts';
import { Bar } from './Bar.tsx';
import { ENTRY_LISTS, getList, type EntryList, type FileGroup, type Selection } from './entries.ts';
import { ContentForm } from './form/ContentForm.tsx';
import { getSchemaAt } from './form/schema.ts';
import { NameDialog, type NewName } from './NameDialog.tsx';
import { canRenameFile, createNewFileValue } from './new-files.ts';
import { withEntry, withoutEntry, withoutTab, withTab } from './operations.ts';
import { PictureDialog, type NewPicture } from './PictureDialog.tsx';
import { getProblems } from './placed-problems.ts';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { Review } from './Review.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { getRenaming, RefusedError } from './server.ts';
import { Tree } from './Tree.tsx';
import { useColorScheme } from '../shared/useColorScheme.ts';
import { useEditor } from './useEditor.ts';
import { useStored } from '../shared/useStored.ts';
import { getHeading, getKey, getValueAt, withValueAt, type Path } from './values.ts';

const COMPONENT_MESSAGES = { ko, en } as const;
const FORM = 'form';
const SITE = 'content/site.json';
const SITES = 'content/sites.json';
const PHOTOGRAPHS = 'content/media.json';

/** What a dialog asks for: the name of something new or other, a picture, for a property or for itself. */
type Question =
  | { readonly ask: 'name'; readonly to: EntryList | FileGroup }
  | { readonly ask: 'rename'; readonly file: string }
  | { readonly ask: 'remove'; readonly values: ReadonlyMap<string, unknown> }
  | { readonly ask: 'picture'; readonly at?: Path };

/** The editor: what can be edited, its form, and the page itself. */
export function Editor() {
  const editor = useEditor();
  const { state, schemas, files, failure, open } = editor;
  const [language, setLanguage] = useStored(
    'language',
    INTERFACE_LANGUAGES,
    INTERFACE_LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? INTERFACE_LANGUAGES[0],
  );
  const [scheme, setScheme] = useColorScheme();
  const [selection, setSelection] = useState<Selection>();
  const [revealed, setRevealed] = useState<{ readonly path: Path }>();
  const [reviewing, setReviewing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  /** What was done last, where that is not to be seen. */
  const [done, setDone] = useState<string>();
  const text = (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
    getInterfaceText(key, language, values);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = getInterfaceText('editor', language);
  }, [language]);
  const hasState = state !== undefined;
  useEffect(() => {
    // Their entries stand in the tree.
    if (hasState)
      for (const file of new Set([SITE, SITES, ...ENTRY_LISTS.map((list) => list.file)]))
        void open(file);
  }, [hasState, open]);

  const selected = selection && selection.file + getKey(selection.path);
  useEffect(() => {
    // Where the form is below the tree.
    if (selected !== undefined && matchMedia('(max-width: 1023px)').matches)
      document.getElementById(FORM)?.scrollIntoView();
  }, [selected]);

  function select(next: Selection, place?: Path): void {
    setSelection(next);
    setRevealed(place && { path: place });
    void open(next.file);
  }

  /** The areas by which products are grouped, as their pages are called. */
  const areaPages = getValueAt(files.get(SITE)?.value, ['areas']);
  const areas = AREAS.flatMap((area, index) => {
    const slug = Array.isArray(areaPages) ? (areaPages as unknown[])[index] : undefined;
    const page = state?.files.find(({ file }) => file === `content/pages/${String(slug)}.json`);
    return page
      ? [
          {
            area,
            slug: String(slug),
            page,
            label: page.title?.[getContentLanguage(language)] ?? area,
          },
        ]
      : [];
  });

  /** What the entries of a list are called, by their ids. */
  const getLabels = (list: unknown): Record<string, string> =>
    Object.fromEntries(
      (Array.isArray(list) ? (list as unknown[]) : []).map((one) => [
        String(getValueAt(one, ['id'])),
        getHeading(one, language) ?? '',
      ]),
    );
  const areaLabels = Object.fromEntries(areas.map(({ area, label }) => [area, label]));

  function add(to: EntryList | FileGroup): void {
    if (typeof to === 'string' || (to.keyed && to.id !== 'media')) {
      setQuestion({ ask: 'name', to });
      return;
    }
    if (to.id === 'media') {
      setQuestion({ ask: 'picture' });
      return;
    }
    const added = withEntry(to, files.get(to.file)?.value);
    if (added) void show(new Map([[to.file, added.value]]), added.selection);
  }

  /** Shows what a step was made in that was undone or redone. */
  function goBack(to: Selection | undefined): void {
    setDone(undefined);
    setSelection(to);
    setRevealed(undefined);
  }

  /** Changes files as one step, and shows a place in them. Answers with whether it did: the reason is shown otherwise. */
  async function show(
    values: ReadonlyMap<string, unknown>,
    next: Selection | undefined,
  ): Promise<boolean> {
    const isApplied = await editor.apply(values, { from: selection, to: next });
    setQuestion(undefined);
    if (!isApplied) return false;
    setSelection(next);
    setRevealed(undefined);
    return true;
  }

  /** How many products an area has. */
  function getProducts(area: string): number {
    const slug = areas.find((one) => one.area === area)?.slug ?? '';
    const inArea = ({ file, address = '' }: FileState) =>
      file.startsWith('content/products/') && address.startsWith(`${getAreaPath(slug)}?`);
    return state?.files.filter(inArea).length ?? 0;
  }

  /** The tab of a product comes and goes with it. */
  async function tabChange(
    area: unknown,
    next: (page: unknown) => unknown,
  ): Promise<readonly (readonly [file: string, value: unknown])[]> {
    const page = areas.find((one) => one.area === area)?.page.file;
    return page ? [[page, next(await editor.valueOf(page))]] : [];
  }

  async function addNamed(to: EntryList | FileGroup, named: NewName): Promise<void> {
    const { name } = named;
    if (typeof to === 'string') {
      const file = `content/${to}/${name}.json`;
      if (state?.files.some((one) => one.file === file && one.revision !== ''))
        throw new RefusedError({ code: 'exists', files: [file] });
      const value = createNewFileValue(to, name, named.area, getProducts(named.area) + 1);
      const tab =
        to === 'products' ? await tabChange(named.area, (page) => withTab(page, name)) : [];
      await show(new Map([[file, value], ...tab]), { file, path: [] });
      return;
    }
    const at = [...to.path, name];
    const value = files.get(to.file)?.value;
    if (getValueAt(value, at) !== undefined) throw new RefusedError({ code: 'taken', files: [] });
    await show(new Map([[to.file, withValueAt(value, at, to.create([]))]]), {
      file: to.file,
      path: at,
    });
  }

  async function rename(file: string, name: string): Promise<void> {
    const values = await getRenaming(file, name);
    const [next] = [...values.keys()].filter((one) => one.endsWith(`/${name}.json`));
    if (await show(values, next ? { file: next, path: [] } : selection))
      setDone(text('renamed', { count: values.size - 2 }));
  }

  async function askToRemove({ file, path }: Selection): Promise<void> {
    const from = getList({ file, path });
    const value = files.get(file)?.value;
    const values = from
      ? [[file, withoutEntry(from, path, value)] as const]
      : [
          [file, undefined] as const,
          ...(file.startsWith('content/products/')
            ? await tabChange(getValueAt(value, ['area']), (page) =>
                withoutTab(page, String(getValueAt(value, ['slug']))),
              )
            : []),
        ];
    setQuestion({ ask: 'remove', values: new Map(values) });
  }

  async function addPicture(at: Path | undefined, { file, name, alt }: NewPicture): Promise<void> {
    const address = await editor.addPhotograph(name, file);
    const id = name.replace(/\.\w+$/, '');
    const isPublic = selection?.file === 'db.json';
    const values = new Map<string, unknown>();
    // Public data has the alternative text beside the picture, pages in a file of its own.
    if (!isPublic || at === undefined)
      values.set(PHOTOGRAPHS, withValueAt(await editor.valueOf(PHOTOGRAPHS), [id], { alt }));
    if (selection && at) {
      const place = [...selection.path, ...at];
      const named = withValueAt(
        await editor.valueOf(selection.file),
        place,
        isPublic ? address : id,
      );
      values.set(
        selection.file,
        at.at(-1) === 'src' ? withValueAt(named, [...place.slice(0, -1), 'alt'], alt) : named,
      );
    }
    await show(values, at ? selection : { file: PHOTOGRAPHS, path: [id] });
  }

  const shown = selection && files.get(selection.file);
  const fileState = selection && state?.files.find(({ file }) => file === selection.file);
  const list = selection && getList(selection);
  const value = shown && selection ? getValueAt(shown.value, selection.path) : undefined;
  const isHere = (one: Selection | undefined) =>
    one?.file === selection?.file && getKey(one?.path ?? []) === getKey(selection?.path ?? []);
  const all = state ? getProblems(state, language) : [];
  const here = selection ? all.filter((problem) => isHere(problem.selection)) : [];
  const elsewhere = all.filter((problem) => !here.includes(problem));
  const inside = (path: Path) =>
    getKey(path.slice(0, selection?.path.length ?? 0)) === getKey(selection?.path ?? []);
  const canRename = selection?.path.length === 0 && canRenameFile(selection.file);
  const schemaName = (selection && getSchemaName(selection.file)) ?? '';
  const schema = schemas?.[schemaName];
  const changes = state?.files.reduce((sum, one) => sum + one.changes.length, 0) ?? 0;
  const name =
    selection && shown
      ? list?.keyed
        ? String(selection.path.at(-1))
        : getHeading(value, language) ||
          (list ? text('untitled') : toFileName(selection.file, fileState?.title, language))
      : '';
  const address = list ? list.address(value) : selection ? fileState?.address : PATHS.home;
  // What the properties of public data name are addresses, those of pages are names.
  const pictures =
    selection?.file === 'db.json'
      ? { src: state?.addresses ?? [], picture: state?.addresses ?? [] }
      : { drawing: state?.pictures ?? [] };

  const lists = (
    <>
      <Problems
        id="problems-here"
        heading={text('problems.heading')}
        problems={here}
        language={language}
        onReveal={select}
      />
      <Problems
        id="problems-elsewhere"
        heading={text('problems.elsewhere')}
        problems={elsewhere}
        withFiles
        level={value === undefined ? 'h2' : 'h3'}
        language={language}
        onReveal={select}
      />
    </>
  );

  return (
    <MessagesProvider messages={COMPONENT_MESSAGES[language]}>
      <SkipLink target={FORM} />
      <Bar
        language={language}
        onLanguage={setLanguage}
        scheme={scheme}
        onScheme={setScheme}
        onUndo={editor.undo && (() => goBack(editor.undo?.()))}
        onRedo={editor.redo && (() => goBack(editor.redo?.()))}
        changes={changes}
        busy={!editor.settled}
        onReview={() => {
          setReviewing(true);
          // Another window may have changed more.
          void editor.refresh();
        }}
      />
      <div className="status" role="status">
        {editor.saved && <Notice tone="success">{text('saved')}</Notice>}
        {done !== undefined && !editor.saved && <Notice>{done}</Notice>}
        {editor.settled && all.length > 0 && (
          <VisuallyHidden>{text('problems', { count: all.length })}</VisuallyHidden>
        )}
      </div>
      {failure && !reviewing && <RefusalNotice failure={failure} language={language} />}
      {!state && <p role="status">{text('loading')}</p>}
      {state && (
        <div className="columns">
          <Tree
            state={state}
            language={language}
            valueOf={(file) => files.get(file)?.value}
            selection={selection}
            onSelect={select}
            onAdd={add}
          />
          <main id={FORM} tabIndex={-1} aria-label={text('form')}>
            {(!selection || (shown && value === undefined)) && (
              <>
                <p>{text('choose')}</p>
                {lists}
              </>
            )}
            {selection && !shown && !failure && <p role="status">{text('loading')}</p>}
            {selection && shown && value !== undefined && schema && (
              <>
                <h2>{name}</h2>
                <p className="file">
                  <code>{selection.file}</code>
                </p>
                {lists}
                <ContentForm
                  key={selected}
                  schema={getSchemaAt(schema, selection.path)}
                  schemaName={schemaName}
                  value={value}
                  problems={(fileState?.problems ?? [])
                    .filter(({ path }) => inside(path))
                    .map(({ path, text: both }) => ({
                      path: path.slice(selection.path.length),
                      text: both,
                    }))}
                  revealed={revealed}
                  pictures={pictures}
                  labels={{
                    area: areaLabels,
                    branch: areaLabels,
                    category: getLabels(getValueAt(files.get(SITE)?.value, ['pressCategories'])),
                    site: getLabels(files.get(SITES)?.value),
                  }}
                  language={language}
                  onReveal={(path) => setRevealed({ path })}
                  onUpload={(at) => setQuestion({ ask: 'picture', at })}
                  onChange={(next) => {
                    setDone(undefined);
                    const changed = withValueAt(shown.value, selection.path, next);
                    editor.change(selection.file, changed, selection);
                  }}
                />
                <div className="item-buttons">
                  {canRename && (
                    <Button
                      type="button"
                      variant="quiet"
                      onClick={() => setQuestion({ ask: 'rename', file: selection.file })}
                    >
                      {text('rename')}
                    </Button>
                  )}
                  {(list ?? canRename) && (
                    <Button
                      type="button"
                      variant="quiet"
                      onClick={() => void askToRemove(selection).catch(editor.report)}
                    >
                      {text(list ? 'remove.entry' : 'remove.file')}
                    </Button>
                  )}
                </div>
              </>
            )}
          </main>
          <Preview
            site={state.preview}
            address={address}
            language={language}
            stale={(fileState?.problems.length ?? 0) > 0}
          />
        </div>
      )}
      {state && (
        <Review
          open={reviewing}
          state={state}
          settled={editor.settled}
          failure={failure}
          language={language}
          onOpenChange={setReviewing}
          onSave={() => {
            void editor.save().then((isSaved) => isSaved && setReviewing(false));
          }}
          onDiscard={(file) => void editor.discard(file)}
        />
      )}
      {question?.ask === 'name' && (
        <NameDialog
          heading={
            findInterfaceText(
              `add.${typeof question.to === 'string' ? question.to : question.to.id}`,
              language,
            ) ?? ''
          }
          areas={question.to === 'products' ? areas.map(({ area, label }) => [area, label]) : []}
          language={language}
          onClose={() => setQuestion(undefined)}
          onAdd={(named) => addNamed(question.to, named)}
        />
      )}
      {question?.ask === 'rename' && (
        <NameDialog
          heading={text('rename')}
          explanation={text(address === undefined ? 'rename.explain' : 'rename.address')}
          initial={question.file.replace(/^.*\/|\.json$/g, '')}
          areas={[]}
          language={language}
          onClose={() => setQuestion(undefined)}
          onAdd={(named) => rename(question.file, named.name)}
        />
      )}
      {state && question?.ask === 'remove' && (
        <RemoveDialog
          name={name}
          values={question.values}
          hasAddress={
            address !== undefined && (!list || list.id === 'press' || list.id === 'notices')
          }
          state={state}
          language={language}
          focusAfterwards={() => document.getElementById(FORM)}
          onClose={() => setQuestion(undefined)}
          onRemove={() => {
            void show(question.values, undefined).then(
              (isRemoved) => isRemoved && setDone(text('removed.name', { name })),
            );
          }}
        />
      )}
      {question?.ask === 'picture' && (
        <PictureDialog
          language={language}
          onClose={() => setQuestion(undefined)}
          onAdd={(picture) => addPicture(question.at, picture)}
        />
      )}
    </MessagesProvider>
  );
}
