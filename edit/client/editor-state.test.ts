import { describe, expect, it } from 'vitest';

import type { EditorState } from '../api.ts';
import {
  INITIAL_MODEL,
  isSettled,
  listOutdated,
  listUnsent,
  reduceEditor,
  type EditorAction,
  type EditorModel,
} from './editor-state.ts';

const HOME = 'content/pages/home.json';
const NEWS = 'db.json';
const home = { file: HOME, path: [] };
const firstNews = { file: NEWS, path: ['press', 0] };

const reportFiles = (revisions: Readonly<Record<string, string>>): EditorState => ({
  files: Object.entries(revisions).map(([file, revision]) => ({
    file,
    revision,
    title: undefined,
    address: undefined,
    draft: undefined,
    changes: [],
    problems: [],
  })),
  hasNews: false,
  blockedBy: [],
  pictures: [],
  addresses: [],
  unusedPhotographs: [],
  preview: { origin: '', version: '', outdated: [] },
});

const run = (model: EditorModel, ...actions: readonly EditorAction[]): EditorModel =>
  actions.reduce(reduceEditor, model);
const getValue = (model: EditorModel, file: string) => model.files.get(file)?.value;
const type = (value: unknown): EditorAction => ({ type: 'typed', value });
const UNDO: EditorAction = { type: 'undone' };
const REDO: EditorAction = { type: 'redone' };

/** Two open files, of which the first one is selected. */
const openedModel = run(
  INITIAL_MODEL,
  { type: 'opened', file: { file: HOME, value: { title: 'Home' }, revision: 'a' } },
  { type: 'opened', file: { file: NEWS, value: { press: ['News'] }, revision: 'b' } },
  { type: 'selected', selection: home },
);

/** Returns the response of the server to all unsent changes. */
const receiveAll = (model: EditorModel, revision: string): EditorAction => ({
  type: 'sent',
  values: new Map(listUnsent(model).map(([file, { value }]) => [file, value])),
  drafts: listUnsent(model).map(([file, { value }]) => ({ file, value, revision })),
  server: reportFiles({ [HOME]: revision }),
});

describe('typing', () => {
  it('changes only the selected value, in one step until a pause', () => {
    const typedModel = run(
      openedModel,
      { type: 'selected', selection: firstNews },
      type('Ne'),
      type('New'),
    );
    expect(getValue(typedModel, NEWS)).toEqual({ press: ['New'] });
    expect(getValue(typedModel, HOME)).toEqual({ title: 'Home' });
    expect(typedModel.past).toHaveLength(1);
    expect(getValue(run(typedModel, UNDO), NEWS)).toEqual({ press: ['News'] });
  });

  it('starts another step after the draft was sent', () => {
    const sentModel = run(openedModel, type('One'));
    const settledModel = run(sentModel, { type: 'sending' }, receiveAll(sentModel, 'c'));
    expect([isSettled(sentModel), isSettled(settledModel)]).toEqual([false, true]);
    const twice = run(settledModel, type('Two'));
    expect(getValue(run(twice, UNDO), HOME)).toBe('One');
    expect(getValue(run(twice, UNDO, UNDO), HOME)).toEqual({ title: 'Home' });
  });

  it('during a request stays unsent and belongs to the same step', () => {
    const sending = run(openedModel, type('One'), { type: 'sending' });
    const typedModel = run(sending, type('Two'));
    const answeredModel = run(typedModel, receiveAll(sending, 'c'));
    expect(listUnsent(answeredModel).map(([, { value, revision }]) => [value, revision])).toEqual([
      ['Two', 'c'],
    ]);
    expect(getValue(run(answeredModel, UNDO), HOME)).toEqual({ title: 'Home' });
  });

  it('clears the steps to redo, and every message except that of a file changed elsewhere', () => {
    const failed = (code: 'disk' | 'stale') =>
      run(openedModel, { type: 'failed', failure: { code, files: [] } }, type('One')).failure?.code;
    expect([failed('disk'), failed('stale')]).toEqual([undefined, 'stale']);
    expect(run(openedModel, type('One'), UNDO, type('Two')).future).toEqual([]);
  });
});

describe('a step of several files', () => {
  const addedModel = run(openedModel, {
    type: 'applied',
    values: new Map<string, unknown>([
      ['content/media/yard.jpg', 'revision of the picture'],
      [HOME, { title: 'Home', drawing: 'yard' }],
    ]),
    to: firstNews,
    done: { key: 'renamed', values: { count: 1 } },
  });

  it('is undone and redone as a whole, and selects the place where it was made', () => {
    const undone = run(addedModel, UNDO);
    expect(getValue(undone, 'content/media/yard.jpg')).toBeUndefined();
    expect(getValue(undone, HOME)).toEqual({ title: 'Home' });
    expect([undone.selection, undone.done]).toEqual([home, undefined]);
    const redone = run(undone, REDO);
    expect(redone.files).toEqual(addedModel.files);
    expect(redone.selection).toEqual(firstNews);
  });

  it('closes its dialog, and reports that it was done', () => {
    const askedModel = run(openedModel, { type: 'asked', question: { ask: 'picture' } });
    expect(askedModel.question).toEqual({ ask: 'picture' });
    expect([addedModel.question, addedModel.done?.key]).toEqual([undefined, 'renamed']);
  });
});

describe('a file that was changed elsewhere', () => {
  const changedModel = run(
    openedModel,
    type('One'),
    receiveAll(run(openedModel, type('One')), 'c'),
    {
      type: 'refreshed',
      server: reportFiles({ [HOME]: 'their', [NEWS]: 'b' }),
    },
  );
  const theirs: EditorAction = {
    type: 'opened',
    file: { file: HOME, value: 'Theirs', revision: 'their' },
  };

  it('is read again, and its steps are removed', () => {
    expect(listOutdated(changedModel)).toEqual([HOME]);
    const readModel = run(changedModel, theirs);
    expect([getValue(readModel, HOME), readModel.past, listOutdated(readModel)]).toEqual([
      'Theirs',
      [],
      [],
    ]);
  });

  it('is read again if it was removed', () => {
    const server = reportFiles({ [NEWS]: 'b' });
    expect(listOutdated(run(openedModel, { type: 'refreshed', server }))).toEqual([HOME]);
  });

  it('keeps text that is being typed', () => {
    const typedModel = run(changedModel, type('Mine'));
    expect(listOutdated(typedModel)).toEqual([]);
    expect(getValue(run(typedModel, theirs), HOME)).toBe('Mine');
  });

  it('keeps its steps when the same text is read again', () => {
    expect(
      run(changedModel, { type: 'opened', file: { file: HOME, value: 'One', revision: 'c' } }),
    ).toBe(changedModel);
  });
});

it('a draft that is discarded is closed and cannot be undone; steps of other files stay', () => {
  const both = run(openedModel, {
    type: 'applied',
    values: new Map([
      [HOME, 1],
      [NEWS, 2],
    ]),
    to: home,
  });
  const discardedModel = run(both, { type: 'discarded', file: HOME, server: reportFiles({}) });
  expect(discardedModel.files.has(HOME)).toBe(false);
  const undone = run(discardedModel, UNDO);
  expect([undone.files.has(HOME), getValue(undone, NEWS)]).toEqual([false, { press: ['News'] }]);
});

it('drafts that could not be sent are sent again once the server responds', () => {
  const lostModel = run(
    openedModel,
    type('One'),
    { type: 'sending' },
    {
      type: 'sendingFailed',
      failure: { code: 'lost', files: [] },
    },
  );
  expect([lostModel.isSending, listUnsent(lostModel).length]).toEqual([false, 1]);
  const answeredModel = run(lostModel, { type: 'refreshed', server: reportFiles({}) });
  expect([answeredModel.failure, isSettled(answeredModel)]).toEqual([undefined, false]);
});

it('the message about a save is shown until the next change', () => {
  const savedModel = run(
    openedModel,
    { type: 'asked', question: { ask: 'review' } },
    {
      type: 'saved',
      server: reportFiles({}),
    },
  );
  expect([savedModel.done?.key, savedModel.question]).toEqual(['saved', undefined]);
  expect(run(savedModel, type('One')).done).toBeUndefined();
});

it('without a step or a selection nothing changes', () => {
  expect(run(INITIAL_MODEL, UNDO, REDO, type('One'))).toBe(INITIAL_MODEL);
});
