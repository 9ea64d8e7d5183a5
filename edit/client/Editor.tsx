import { Button, MessagesProvider, Notice, SkipLink } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';
import { useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';

import { interfaceText, placeName, type TextKey } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { ENTRY_LISTS, schemaOf, type EntryList, type Selection } from './entries.ts';
import { ContentForm } from './form/ContentForm.tsx';
import { schemaAt } from './form/schema.ts';
import { Preview } from './Preview.tsx';
import { Review } from './Review.tsx';
import { Tree } from './Tree.tsx';
import { useEditor } from './useEditor.ts';
import { headingOf, keyOf, valueAt, withValueAt, type Path } from './values.ts';

const FORM = 'form';

/** The list that a selection is an entry of. */
const listOf = ({ file, path }: Selection): EntryList | undefined =>
  ENTRY_LISTS.find(
    (list) =>
      list.file === file &&
      path.length === list.path.length + 1 &&
      keyOf(path.slice(0, -1)) === keyOf(list.path),
  );

/** The editor: what can be edited, its form, and the page itself. */
export function Editor() {
  const editor = useEditor();
  const { state, schemas, files, failure, open } = editor;
  const [language, setLanguage] = useState<Language>(
    navigator.language.startsWith('en') ? 'en' : 'ko',
  );
  const [selection, setSelection] = useState<Selection>();
  const [revealed, setRevealed] = useState<{ readonly path: Path }>();
  const [reviewing, setReviewing] = useState(false);
  const text = (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
    interfaceText(key, language, values);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = interfaceText('editor', language);
  }, [language]);
  const hasState = state !== undefined;
  useEffect(() => {
    // Their entries stand in the tree.
    if (hasState) for (const file of new Set(ENTRY_LISTS.map((list) => list.file))) void open(file);
  }, [hasState, open]);

  function select(next: Selection): void {
    setSelection(next);
    setRevealed(undefined);
    void open(next.file);
  }

  function add(list: EntryList): void {
    const { file, path, create, newestFirst = false } = list;
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

  function remove({ file, path }: Selection, list: EntryList): void {
    const value = files.get(file)?.value;
    const entries = valueAt(value, list.path) as readonly unknown[];
    const next = entries.filter((_, index) => index !== path.at(-1));
    editor.change(file, list.path.length === 0 ? next : withValueAt(value, list.path, next));
    setSelection(undefined);
  }

  const shown = selection && files.get(selection.file);
  const fileState = selection && state?.files.find(({ file }) => file === selection.file);
  const list = selection && listOf(selection);
  const value = shown && selection ? valueAt(shown.value, selection.path) : undefined;
  const inside = (path: Path) =>
    keyOf(path.slice(0, selection?.path.length ?? 0)) === keyOf(selection?.path ?? []);
  const problems = (fileState?.problems ?? [])
    .filter(({ path }) => inside(path))
    .map(({ path, text: both }) => ({ path: path.slice(selection?.path.length ?? 0), text: both }));
  const schema = selection && schemas?.[schemaOf(selection.file) ?? ''];
  const changes = state?.files.reduce((sum, one) => sum + one.changes.length, 0) ?? 0;
  const elsewhere = state?.files.some(
    ({ file, problems: found }) => file !== selection?.file && found.length > 0,
  );
  const name =
    selection &&
    files.get(selection.file) &&
    (headingOf(value, language) || (list ? text('untitled') : selection.file));

  return (
    <MessagesProvider messages={language === 'en' ? english : korean}>
      <SkipLink target={FORM} />
      <header className="bar">
        <h1>{text('editor')}</h1>
        <Choice
          label={text('language')}
          options={LANGUAGES.map((one) => [one, one === 'ko' ? '한국어' : 'English'])}
          value={language}
          onChange={setLanguage}
        />
        <div className="bar-actions">
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-disabled={!shown?.past.length || undefined}
            onClick={() => selection && editor.undo(selection.file)}
          >
            {text('undo')}
          </Button>
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-disabled={!shown?.future.length || undefined}
            onClick={() => selection && editor.redo(selection.file)}
          >
            {text('redo')}
          </Button>
          <Button
            type="button"
            size="small"
            busy={!editor.settled}
            onClick={() => setReviewing(true)}
          >
            {changes > 0 ? text('review.count', { count: changes }) : text('review')}
          </Button>
        </div>
      </header>
      <div className="status" role="status">
        {editor.saved && <Notice tone="success">{text('saved')}</Notice>}
        {failure && !reviewing && (
          <Notice tone="error">
            {text(`refused.${failure.code}`, { files: failure.files.join(', ') })}
          </Notice>
        )}
      </div>
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
                {problems.length > 0 && (
                  <section className="problems" aria-labelledby="problems">
                    <h3 id="problems">{text('problems.heading')}</h3>
                    <ul>
                      {problems.map(({ path, text: both }) => (
                        <li key={keyOf(path) + both.en}>
                          <button type="button" onClick={() => setRevealed({ path })}>
                            {path.length > 0 && `${placeName(path, language)}: `}
                            {both[language]}
                          </button>
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
                {elsewhere && <p>{text('problems.elsewhere')}</p>}
                <ContentForm
                  key={selection.file + keyOf(selection.path)}
                  schema={schemaAt(schema, selection.path)}
                  value={value}
                  problems={problems}
                  revealed={revealed}
                  language={language}
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
            origin={state.preview}
            address={list ? list.address(value) : selection ? fileState?.address : PATHS.home}
            language={language}
            stale={(fileState?.problems.length ?? 0) > 0}
          />
        </div>
      )}
      {state && (
        <Review
          open={reviewing}
          state={state}
          failure={failure}
          language={language}
          onOpenChange={setReviewing}
          onSave={() => {
            void editor.save().then((done) => done && setReviewing(false));
          }}
          onDiscard={(file) => void editor.discard(file)}
        />
      )}
    </MessagesProvider>
  );
}
