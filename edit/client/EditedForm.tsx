import { Button, Notice } from '@site/design-system';
import { useEffect } from 'react';

import { formatDay } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { ContentForm } from './form/ContentForm.tsx';
import { getSchemaAt } from './form/schema.ts';
import { Problems } from './Problems.tsx';
import {
  findPhotograph,
  getPictureNames,
  getProblemLists,
  getValueLabels,
  isUnusedPhotograph,
  type SelectedItem,
} from './selectors.ts';
import { getKey } from './values.ts';

/** The id of the form. */
export const FORM = 'form';

/** The form of the selection, with its problems. */
export function EditedForm() {
  const { model, item, language, text } = useEditorContext();
  const key = item && item.selection.file + getKey(item.selection.path);
  useEffect(() => {
    // In narrow windows the form is below the tree.
    if (key !== undefined && matchMedia('(max-width: 1023px)').matches)
      document.getElementById(FORM)?.scrollIntoView();
  }, [key]);
  const isOpen = item && model.files.has(item.selection.file);
  const isReady = item && item.value !== undefined;
  return (
    <main id={FORM} tabIndex={-1} aria-label={text('form')}>
      {item && !isOpen && !model.failure && <p role="status">{text('loading')}</p>}
      {isReady && (
        <>
          <h2>{item.name}</h2>
          <p className="file">
            <code>{item.selection.file}</code>
          </p>
        </>
      )}
      {item?.appearance !== undefined && (
        <Notice>{text('appears', { date: formatDay(item.appearance, language) })}</Notice>
      )}
      {item && isUnusedPhotograph(model, item) && <Notice>{text('unused.explain')}</Notice>}
      {(!item || (isOpen && !isReady)) && <p>{text('choose')}</p>}
      {(!item || isOpen) && <ProblemLists level={isReady ? 'h3' : 'h2'} />}
      {isReady && <ItemForm key={key} item={item} />}
      {isReady && <ItemButtons item={item} />}
    </main>
  );
}

function ProblemLists({ level }: { readonly level: 'h2' | 'h3' }) {
  const { model, language, text } = useEditorContext();
  const { here, elsewhere } = getProblemLists(model, language);
  return (
    <>
      <Problems id="problems-here" heading={text('problems.heading')} problems={here} />
      <Problems
        id="problems-elsewhere"
        heading={text('problems.elsewhere')}
        problems={elsewhere}
        withFiles
        level={level}
      />
    </>
  );
}

function ItemForm({ item }: { readonly item: SelectedItem }) {
  const { model, dispatch, language } = useEditorContext();
  const schema = model.schemas?.[item.schemaName];
  if (!schema) return null;
  return (
    <ContentForm
      schema={getSchemaAt(schema, item.selection.path)}
      value={item.value}
      problems={item.problems}
      revealed={model.revealed}
      pictures={getPictureNames(model)}
      labels={getValueLabels(model, language)}
      photograph={item.list?.id === 'media' ? findPhotograph(model, item.name) : undefined}
      language={language}
      onReveal={(path) => dispatch({ type: 'revealed', path })}
      onUpload={(at) => dispatch({ type: 'asked', question: { ask: 'picture', at } })}
      onChange={(value) => dispatch({ type: 'typed', value })}
    />
  );
}

/** The actions on the selection as a whole. */
function ItemButtons({ item }: { readonly item: SelectedItem }) {
  const { dispatch, commands, report, text } = useEditorContext();
  const { selection, list, canRename } = item;
  return (
    <div className="item-buttons">
      {canRename && (
        <Button
          variant="quiet"
          onClick={() =>
            dispatch({ type: 'asked', question: { ask: 'rename', file: selection.file } })
          }
        >
          {text('rename')}
        </Button>
      )}
      {(list ?? canRename) && (
        <Button
          variant="quiet"
          onClick={() => void commands.askToRemove(selection, item.name).catch(report)}
        >
          {text(list ? 'remove.entry' : 'remove.file')}
        </Button>
      )}
    </div>
  );
}
