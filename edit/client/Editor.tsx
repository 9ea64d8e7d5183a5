import { Button, MessagesProvider, Notice, SkipLink } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';
import { useEffect, useState } from 'react';
import { AREAS } from '@site/content/schema/text.ts';
import { LANGUAGES } from '@site/contract/language';
import { areaPath, PATHS } from '@site/contract/paths';

import { fileName, interfaceText, optionalText, type TextKey } from '../texts.ts';
import { Bar } from './Bar.tsx';
import {
  ENTRY_LISTS,
  listOf,
  newPage,
  newProduct,
  schemaOf,
  type EntryList,
  type FileGroup,
  type Selection,
} from './entries.ts';
import { ContentForm } from './form/ContentForm.tsx';
import { schemaAt } from './form/schema.ts';
import { NameDialog, type NewName } from './NameDialog.tsx';
import { PictureDialog, type NewPicture } from './PictureDialog.tsx';
import { Preview } from './Preview.tsx';
import { Problems, problemsOf } from './Problems.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { Review } from './Review.tsx';
import { RefusedError } from './server.ts';
import { Tree } from './Tree.tsx';
import { useColorScheme } from './useColorScheme.ts';
import { useEditor } from './useEditor.ts';
import { useStored } from './useStored.ts';
import { headingOf, keyOf, valueAt, withValueAt, type Path } from './values.ts';

const FORM = 'form';
const SITE = 'content/site.json';
const PHOTOGRAPHS = 'content/media.json';

/** What a dialog asks for: the name of something new, or a picture, for a property or for itself. */
type Question =
  | { readonly ask: 'name'; readonly to: EntryList | FileGroup }
  | { readonly ask: 'picture'; readonly at?: Path };

/** The editor: what can be edited, its form, and the page itself. */
export function Editor() {
  const editor = useEditor();
  const { state, schemas, files, failure, open } = editor;
  const [language, setLanguage] = useStored(
    'language',
    LANGUAGES,
    navigator.language.startsWith('en') ? 'en' : 'ko',
  );
  const [scheme, setScheme] = useColorScheme();
  const [selection, setSelection] = useState<Selection>();
  const [revealed, setRevealed] = useState<{ readonly path: Path }>();
  const [reviewing, setReviewing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const text = (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
    interfaceText(key, language, values);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = interfaceText('editor', language);
  }, [language]);
  const hasState = state !== undefined;
  useEffect(() => {
    // Their entries stand in the tree.
    if (hasState)
      for (const file of new Set([SITE, ...ENTRY_LISTS.map((list) => list.file)])) void open(file);
  }, [hasState, open]);

  const selected = selection && selection.file + keyOf(selection.path);
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
  const areaPages = valueAt(files.get(SITE)?.value, ['areas']);
  const areas = AREAS.flatMap((area, index) => {
    const slug = Array.isArray(areaPages) ? (areaPages as unknown[])[index] : undefined;
    const page = state?.files.find(({ file }) => file === `content/pages/${String(slug)}.json`);
    return page ? [{ area, slug: String(slug), page, label: page.title?.[language] ?? area }] : [];
  });

  function add(to: EntryList | FileGroup): void {
    if (typeof to === 'string' || (to.keyed && to.id !== 'media')) {
      setQuestion({ ask: 'name', to });
      return;
    }
    if (to.id === 'media') {
      setQuestion({ ask: 'picture' });
      return;
    }
    const { file, path, create, newestFirst = false } = to;
    const value = files.get(file)?.value;
    const entries = valueAt(value, path);
    if (!Array.isArray(entries)) return;
    const entry = create(entries as unknown[]);
    const next = newestFirst
      ? [entry, ...(entries as unknown[])]
      : [...(entries as unknown[]), entry];
    editor.change(file, path.length === 0 ? next : withValueAt(value, path, next));
    select({ file, path: [...path, newestFirst ? 0 : entries.length] });
  }

  /** A product, and a tab on the page of its area. */
  async function addProduct({ name, area }: NewName): Promise<void> {
    const found = areas.find((one) => one.area === area);
    const order = state?.files.filter(
      ({ file, address }) =>
        file.startsWith('content/products/') &&
        found &&
        address?.startsWith(`${areaPath(found.slug)}?`),
    ).length;
    await editor.create(`content/products/${name}.json`, newProduct(name, area, (order ?? 0) + 1));
    if (found)
      await editor.edit(found.page.file, (value) => {
        const blocks = valueAt(value, ['blocks']);
        const index = Array.isArray(blocks)
          ? blocks.findIndex((block) => valueAt(block, ['type']) === 'tabs')
          : -1;
        const at = ['blocks', index, 'tabs'];
        const tabs = valueAt(value, at);
        return Array.isArray(tabs)
          ? withValueAt(value, at, [...(tabs as unknown[]), { slug: name, product: name }])
          : value;
      });
  }

  async function addNamed(to: EntryList | FileGroup, named: NewName): Promise<void> {
    const { name } = named;
    if (typeof to === 'string') {
      const file = `content/${to}/${name}.json`;
      if (to === 'products') await addProduct(named);
      else await editor.create(file, newPage(name));
      select({ file, path: [] });
    } else {
      const at = [...to.path, name];
      if (valueAt(files.get(to.file)?.value, at) !== undefined)
        throw new RefusedError({ code: 'taken', files: [] });
      await editor.edit(to.file, (value) => withValueAt(value, at, to.create([])));
      select({ file: to.file, path: at });
    }
    setQuestion(undefined);
  }

  async function addPicture(at: Path | undefined, { file, name, alt }: NewPicture): Promise<void> {
    const address = await editor.addPhotograph(name, file);
    const id = name.replace(/\.\w+$/, '');
    const isPublic = selection?.file === 'db.json';
    // Public data has the alternative text beside the picture, pages in a file of its own.
    if (!isPublic || at === undefined)
      await editor.edit(PHOTOGRAPHS, (value) => withValueAt(value, [id], { alt }));
    if (selection && at) {
      const place = [...selection.path, ...at];
      await editor.edit(selection.file, (value) => {
        const named = withValueAt(value, place, isPublic ? address : id);
        return at.at(-1) === 'src'
          ? withValueAt(named, [...place.slice(0, -1), 'alt'], alt)
          : named;
      });
    } else select({ file: PHOTOGRAPHS, path: [id] });
    setQuestion(undefined);
  }

  function remove({ file, path }: Selection, list: EntryList): void {
    const value = files.get(file)?.value;
    const entries = valueAt(value, list.path);
    const next = Array.isArray(entries)
      ? withValueAt(
          value,
          list.path,
          entries.filter((_, index) => index !== path.at(-1)),
        )
      : withValueAt(value, path, undefined);
    editor.change(file, next);
    setSelection(undefined);
  }

  const shown = selection && files.get(selection.file);
  const fileState = selection && state?.files.find(({ file }) => file === selection.file);
  const list = selection && listOf(selection);
  const value = shown && selection ? valueAt(shown.value, selection.path) : undefined;
  const isHere = (one: Selection | undefined) =>
    one?.file === selection?.file && keyOf(one?.path ?? []) === keyOf(selection?.path ?? []);
  const all = state ? problemsOf(state, language) : [];
  const here = selection ? all.filter((problem) => isHere(problem.selection)) : [];
  const elsewhere = all.filter((problem) => !here.includes(problem));
  const inside = (path: Path) =>
    keyOf(path.slice(0, selection?.path.length ?? 0)) === keyOf(selection?.path ?? []);
  const schemaName = (selection && schemaOf(selection.file)) ?? '';
  const schema = schemas?.[schemaName];
  const changes = state?.files.reduce((sum, one) => sum + one.changes.length, 0) ?? 0;
  const name =
    selection && shown
      ? list?.keyed
        ? String(selection.path.at(-1))
        : headingOf(value, language) ||
          (list ? text('untitled') : fileName(selection.file, fileState?.title, language))
      : '';
  const address = list
    ? list.address(value)
    : selection
      ? selection.file.startsWith('content/messages/')
        ? PATHS.home
        : fileState?.address
      : PATHS.home;
  // What the properties of public data name are addresses, those of pages are names.
  const pictures =
    selection?.file === 'db.json'
      ? { src: state?.addresses ?? [], picture: state?.addresses ?? [] }
      : { drawing: state?.pictures ?? [] };

  return (
    <MessagesProvider messages={language === 'en' ? english : korean}>
      <SkipLink target={FORM} />
      <Bar
        language={language}
        onLanguage={setLanguage}
        scheme={scheme}
        onScheme={setScheme}
        onUndo={selection && shown?.past.length ? () => editor.undo(selection.file) : undefined}
        onRedo={selection && shown?.future.length ? () => editor.redo(selection.file) : undefined}
        changes={changes}
        busy={!editor.settled}
        onReview={() => setReviewing(true)}
      />
      <div className="status" role="status">
        {editor.saved && <Notice tone="success">{text('saved')}</Notice>}
        {editor.settled && all.length > 0 && (
          <span className="spoken">{text('problems', { count: all.length })}</span>
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
            {!selection && <p>{text('choose')}</p>}
            {selection && !shown && !failure && <p role="status">{text('loading')}</p>}
            {selection && shown && value !== undefined && schema && (
              <>
                <h2>{name}</h2>
                <p className="file">
                  <code>{selection.file}</code>
                </p>
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
                  language={language}
                  onReveal={select}
                />
                <ContentForm
                  key={selected}
                  schema={schemaAt(schema, selection.path)}
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
                  language={language}
                  onReveal={(path) => setRevealed({ path })}
                  onUpload={(at) => setQuestion({ ask: 'picture', at })}
                  onChange={(next) =>
                    editor.change(selection.file, withValueAt(shown.value, selection.path, next))
                  }
                />
                {list && (
                  <Button type="button" variant="quiet" onClick={() => remove(selection, list)}>
                    {text('remove.entry')}
                  </Button>
                )}
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
            void editor.save().then((done) => done && setReviewing(false));
          }}
          onDiscard={(file) => void editor.discard(file)}
        />
      )}
      {question?.ask === 'name' && (
        <NameDialog
          heading={
            optionalText(
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
