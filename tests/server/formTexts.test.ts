import { expect, it } from 'vitest';

import problems from '@site/contract/messages/problems.json' with { type: 'json' };

import { FORMS } from '../../server/forms/definitions.ts';
import { formTexts } from '../../app/src/forms/formTexts.ts';

const LOST = ['form.lost.file', 'form.lost.password', 'form.lost.both'];
const texts = Object.fromEntries([...LOST, ...Object.keys(problems)].map((key) => [key, key]));
const left = (form: string) => {
  const carried = formTexts(new Set([form]), texts);
  return Object.keys(problems).filter((code) => !(code in carried));
};

it.each([
  ['reservation', ['noMatch', 'noVisit', 'visitClosed', 'secretInAddress']],
  ['visit', ['noMatch', 'secretInAddress']],
  ['report', ['noMatch', 'noVisit', 'visitClosed']],
  ['lookup', ['noVisit', 'visitClosed']],
])('a page with the form "%s" carries no problem that it is never answered with', (form, codes) =>
  expect(left(form).toSorted()).toEqual([...codes, 'methodNotAllowed', 'query'].toSorted()),
);

it.each(FORMS.map((form) => [form.name, form] as const))(
  'a page with the form "%s" says what was not stored of it',
  (name, { files, secrets }) => {
    const carried = formTexts(new Set([name]), texts);
    if (files.length > 0) expect(carried).toHaveProperty(['form.lost.file']);
    if (secrets.length > 0) expect(carried).toHaveProperty(['form.lost.password']);
    if (files.length > 0 && secrets.length > 0) expect(carried).toHaveProperty(['form.lost.both']);
  },
);
