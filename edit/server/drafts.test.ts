import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPANY } from '@site/content/testing/company.ts';

import { openDrafts, type Drafts, type EditError } from './drafts.ts';
import { withValue } from './textEdits.ts';
import { withValueAt } from '../client/values.ts';

const HOME = 'content/pages/home.json';

let root = '';
let drafts: Drafts;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-edited-'));
  cpSync(COMPANY, root, { recursive: true });
  drafts = openDrafts(root);
});
afterEach(() => {
  drafts.close();
  rmSync(root, { recursive: true, force: true });
});

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const codeOf = (action: () => unknown): EditError['code'] | undefined => {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as EditError).code;
  }
};

/** Writes a draft of the home page with another English title. */
async function retitle(title: string): Promise<void> {
  const { value, revision } = drafts.read(HOME);
  await drafts.write(HOME, withValueAt(value, ['title', 'en'], title), revision);
}

describe('drafts', () => {
  it('change nothing until they are saved, and then only the lines that they change', async () => {
    const before = textOf(HOME);
    await retitle('Another title');
    expect(textOf(HOME)).toBe(before);
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toContain('Another title');
    expect([...drafts.changes()]).toMatchObject([
      [HOME, [{ path: ['title', 'en'], after: 'Another title' }]],
    ]);

    expect(drafts.save()).toEqual([HOME]);
    const lines = textOf(HOME).split('\n');
    const old = before.split('\n');
    expect(lines).toHaveLength(old.length);
    expect(lines.filter((line, index) => line !== old[index])).toEqual([
      expect.stringContaining('Another title'),
    ]);
    expect(drafts.changes().size).toBe(0);
  });

  it('that are taken back leave nothing', async () => {
    const { value } = drafts.read(HOME);
    await retitle('Another title');
    await drafts.write(HOME, value, drafts.read(HOME).revision);
    expect(drafts.changes().size).toBe(0);
  });

  it('are checked as a whole; the preview and the files wait until they are right', async () => {
    const before = textOf(HOME);
    await retitle(' two  spaces');
    expect(drafts.problems().map(({ file, key }) => [file, key])).toContainEqual([
      HOME,
      'title.en',
    ]);
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toBe(before);
    expect(codeOf(() => drafts.save())).toBe('problems');
    expect(textOf(HOME)).toBe(before);
  });

  it('are not written over what somebody else has written meanwhile', async () => {
    await retitle('Another title');
    const theirs = textOf(HOME).replace('"slug"', ' "slug"');
    writeFileSync(path.join(root, HOME), theirs);
    expect(codeOf(() => drafts.save())).toBe('changedOnDisk');
    expect(textOf(HOME)).toBe(theirs);
    drafts.discard(HOME);
    expect(codeOf(() => drafts.save())).toBeUndefined();
  });

  it('are refused where they are based on an earlier draft', async () => {
    const { value, revision } = drafts.read(HOME);
    await retitle('Another title');
    await expect(drafts.write(HOME, value, revision)).rejects.toMatchObject({ code: 'stale' });
  });

  it.each([
    '../package.json',
    'content/package.json',
    'content/pages/../../db.json',
    'server/main.ts',
  ])('of %s are refused', (file) => {
    expect(codeOf(() => drafts.read(file))).toBe('unknownFile');
  });

  it('are removed with their folder', () => {
    drafts.close();
    expect(existsSync(drafts.previewRoot)).toBe(false);
  });
});

describe('the text of a file', () => {
  const TEXT = '{\n  "a": { "ko": "가", "en": "A" },\n  "list": [1, 2, 3]\n}\n';

  it.each([
    ['a value', { a: { ko: '나', en: 'A' }, list: [1, 2, 3] }, TEXT.replace('가', '나')],
    ['an item at the start', { a: { ko: '가', en: 'A' }, list: [0, 1, 2, 3] }, '[0,1, 2, 3]'],
    ['an item in the middle', { a: { ko: '가', en: 'A' }, list: [1, 5, 2, 3] }, '[1, 5,2, 3]'],
    ['items that are gone', { a: { ko: '가', en: 'A' }, list: [3] }, '[3]'],
  ])('changes with %s and stays as it is elsewhere', (_, value, expected) => {
    const written = withValue(TEXT, value);
    expect(JSON.parse(written)).toEqual(value);
    expect(written.replaceAll(/\s+/g, '')).toContain(expected.replaceAll(/\s+/g, ''));
    expect(written).toContain('{\n  "a": { "ko": ');
  });
});
