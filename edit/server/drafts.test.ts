import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLibrary, ROOT } from '@site/content/library/library.ts';
import { COMPANY } from '@site/content/testing/company.ts';

import { Drafts } from './drafts.ts';
import { EditError } from './edit-error.ts';
import { createRenaming } from './renaming.ts';
import { withValue } from './text-edits.ts';
import { withValueAt } from '../client/values.ts';

const HOME = 'content/pages/home.json';

/** Creates the header of a PNG file with a width in pixels, from which its size is read. */
function createPng(width: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1A\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(800, 20);
  return head;
}

let root = '';
let drafts: Drafts;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-edited-'));
  cpSync(COMPANY, root, { recursive: true });
  drafts = new Drafts(root, path.join(root, 'data/drafts'));
});
afterEach(() => {
  drafts.close();
  rmSync(root, { recursive: true, force: true });
});

const getText = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const getCode = (action: () => unknown): EditError['code'] | undefined => {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as EditError).code;
  }
};

/** Writes a draft of a file. */
async function writeDraft(file: string, change: (value: unknown) => unknown): Promise<void> {
  const { value, revision } = drafts.read(file);
  await drafts.write([{ file, value: change(value), revision }]);
}

/** Writes a draft of the home page with another English title. */
async function retitle(title: string): Promise<void> {
  await writeDraft(HOME, (value) => withValueAt(value, ['title', 'en'], title));
}

describe('drafts', () => {
  it('change nothing until they are saved, and then only the changed lines', async () => {
    const originalText = getText(HOME);
    await retitle('Another title');
    expect(getText(HOME)).toBe(originalText);
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toContain('Another title');
    expect([...drafts.changes]).toMatchObject([
      [HOME, [{ path: ['title', 'en'], after: 'Another title' }]],
    ]);

    expect(drafts.save()).toEqual([HOME]);
    const lines = getText(HOME).split('\n');
    const old = originalText.split('\n');
    expect(lines).toHaveLength(old.length);
    expect(lines.filter((line, index) => line !== old[index])).toEqual([
      expect.stringContaining('Another title'),
    ]);
    expect(drafts.changes.size).toBe(0);
  });

  it('survive the process, with their author and time, until they are saved or discarded', async () => {
    const file = 'content/media/yard-2026.png';
    await retitle('Another title');
    await drafts.write([drafts.upload('yard-2026.png', createPng(1200))]);
    const previewRoot = drafts.previewRoot;
    // The process is killed, so nothing is closed.
    drafts = new Drafts(root, path.join(root, 'data/drafts'));
    rmSync(path.dirname(previewRoot), { recursive: true });
    expect(drafts.read(HOME).value).toMatchObject({ title: { en: 'Another title' } });
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toContain('Another title');
    expect(drafts.changes.has(file)).toBe(true);
    const { author, time } = drafts.getAuthorship(HOME) ?? {};
    expect(author).toMatch(/./);
    expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now());

    drafts.discard(file);
    drafts.save();
    drafts.close();
    drafts = new Drafts(root, path.join(root, 'data/drafts'));
    expect(drafts.changes.size).toBe(0);
  });

  it('of an earlier run are refused if the file has been changed since', async () => {
    await retitle('Another title');
    drafts.close();
    writeFileSync(path.join(root, HOME), getText(HOME).replace('"slug"', ' "slug"'));
    drafts = new Drafts(root, path.join(root, 'data/drafts'));
    expect(getCode(() => drafts.save())).toBe('changedOnDisk');
  });

  it('that are undone leave no change', async () => {
    const { value } = drafts.read(HOME);
    await retitle('Another title');
    await writeDraft(HOME, () => value);
    expect(drafts.changes.size).toBe(0);
  });

  it('are checked as a whole; the preview and the files wait until they are valid', async () => {
    const originalText = getText(HOME);
    await retitle(' two  spaces');
    expect(drafts.problems.map(({ file, key }) => [file, key])).toContainEqual([HOME, 'title.en']);
    expect(drafts.outdated).toEqual([HOME]);
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toBe(originalText);
    expect(getCode(() => drafts.save())).toBe('problems');
    expect(getText(HOME)).toBe(originalText);
  });

  it('with problems are reported without errors that result from them', async () => {
    const file = 'content/drawings.json';
    await writeDraft(file, (value) => withValueAt(value, ['yard'], { alt: { ko: '', en: '' } }));
    expect(new Set(drafts.problems.map((problem) => problem.file))).toEqual(new Set([file]));
  });

  it('do not overwrite changes that another program has made', async () => {
    await retitle('Another title');
    const theirs = getText(HOME).replace('"slug"', ' "slug"');
    writeFileSync(path.join(root, HOME), theirs);
    expect(getCode(() => drafts.save())).toBe('changedOnDisk');
    expect(getText(HOME)).toBe(theirs);
    drafts.discard(HOME);
    expect(getCode(() => drafts.save())).toBeUndefined();

    // A save that failed at a later file has written this one.
    await retitle('A third title');
    cpSync(path.join(drafts.previewRoot, HOME), path.join(root, HOME));
    expect(drafts.save()).toEqual([HOME]);
  });

  it('are blocked by a mistake that was corrected before and is made again', async () => {
    const file = 'content/products/headlamp.json';
    const { value } = drafts.read(file);
    rmSync(path.join(root, file));
    drafts.follow();
    await drafts.write([{ file, value, revision: '' }]);
    drafts.save();
    await writeDraft(file, () => undefined);
    expect(getCode(() => drafts.save())).toBe('problems');
  });

  it('are refused if they are based on an earlier draft', async () => {
    const { value, revision } = drafts.read(HOME);
    await retitle('Another title');
    await expect(drafts.write([{ file: HOME, value, revision }])).rejects.toMatchObject({
      code: 'stale',
    });
  });

  it.each([
    '../package.json',
    'content/package.json',
    'content/pages/../../db.json',
    'server/main.ts',
  ])('of %s are refused', (file) => {
    expect(getCode(() => drafts.read(file))).toBe('unknownFile');
  });

  it('of new files are formatted, written when they are saved, and deleted when they are discarded', async () => {
    const file = 'content/pages/yard.json';
    const value = {
      slug: 'yard',
      title: { ko: '야드', en: 'The yard of the plant and its loading bay' },
      description: { ko: '', en: '' },
      blocks: [],
    };
    const begun = { file, value, revision: '' };
    await drafts.write([begun]);
    expect(drafts.files).toContain(file);
    expect(drafts.changes.get(file)).toEqual([{ path: [], before: undefined, after: value }]);
    await expect(drafts.write([begun])).rejects.toMatchObject({ code: 'exists' });
    expect(getCode(() => drafts.save())).toBe('problems');
    drafts.discard(file);
    expect([drafts.files.includes(file), drafts.changes.size]).toEqual([false, 0]);

    const longText = '가나다라마바사아자차카타파하 '.repeat(4).trim();
    const filledValue = {
      ...value,
      description: {
        ko: longText,
        en: 'What happens in the yard of the plant, day by day, and who works there.',
      },
    };
    await drafts.write([begun]);
    await writeDraft(file, () => filledValue);
    // A page without a link to it is refused.
    const site = 'content/site.json';
    const item = { id: 'yard', label: value.title, to: { href: '/home/yard' } };
    await writeDraft(site, (currentValue) => {
      const items =
        (currentValue as { navigation: { items: object[] }[] }).navigation[0]?.items ?? [];
      return withValueAt(currentValue, ['navigation', 0, 'items', items.length], item);
    });
    expect(drafts.save()).toEqual([file, site]);
    const { printWidth, overrides } = JSON.parse(
      readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'),
    ) as { printWidth: number; overrides: { options: FormatConfig }[] };
    const options = { printWidth, ...overrides[0]?.options };
    expect(getText(file)).toBe((await format(file, JSON.stringify(filledValue), options)).code);
  });

  it.each([
    'content/other/page.json',
    'content/pages/Über uns.json',
    'content/pages/../x.json',
    'content/site.json',
  ])('of %s cannot be created', async (file) => {
    await expect(drafts.write([{ file, value: {}, revision: '' }])).rejects.toBeInstanceOf(
      EditError,
    );
  });

  it('add valid photographs, and report why others are refused', async () => {
    const name = 'yard-2026.png';
    const file = `content/media/${name}`;
    expect(getCode(() => drafts.upload(name, createPng(600)))).toBe('photograph');
    expect(getCode(() => drafts.upload('yard.gif', createPng(1200)))).toBe('photograph');
    expect(getCode(() => drafts.upload('.yard.png', createPng(1200)))).toBe('photograph');
    expect(getCode(() => drafts.upload(name, Buffer.from('no picture')))).toBe('photograph');
    expect(drafts.problems.filter((problem) => problem.file.includes('media/'))).toEqual([]);

    await drafts.write([drafts.upload(name, createPng(1200))]);
    expect(getCode(() => drafts.upload(name, createPng(1200)))).toBe('exists');
    expect(existsSync(path.join(drafts.previewRoot, file))).toBe(true);
    expect(existsSync(path.join(root, file))).toBe(false);
    const describedPhotographs = { 'yard-2026': { alt: { ko: '야드.', en: 'The yard.' } } };
    await writeDraft('content/media.json', () => describedPhotographs);
    expect(drafts.save()).toEqual([file, 'content/media.json']);
    expect(readFileSync(path.join(root, file))).toEqual(createPng(1200));
    expect(JSON.parse(getText('content/media.json'))).toEqual(describedPhotographs);
  });

  it('of a photograph are undone and redone, and its name is free in between', async () => {
    const file = 'content/media/yard-2026.png';
    const upload = drafts.upload('yard-2026.png', createPng(1200));
    await drafts.write([upload]);
    const removedDraft = { file, value: undefined, revision: drafts.getRevision(file) };
    await drafts.write([removedDraft]);
    expect(drafts.changes.size).toBe(0);
    expect(existsSync(path.join(drafts.previewRoot, file))).toBe(false);
    expect(drafts.upload('yard-2026.png', createPng(1600)).revision).toBe('');
    await drafts.write([upload]);
    drafts.save();

    await drafts.write([removedDraft]);
    expect(drafts.changes.get(file)).toEqual([
      { path: [], before: 'yard-2026.png', after: undefined },
    ]);
    await drafts.write([upload]);
    expect(drafts.changes.size).toBe(0);
    await drafts.write([removedDraft]);
    drafts.save();
    expect(existsSync(path.join(root, file))).toBe(false);
    await expect(drafts.write([{ ...upload, value: 'unknown bytes' }])).rejects.toMatchObject({
      code: 'unknownFile',
    });
  });

  it('of a page that is removed list the references to it, remove it from the preview, and remove its file when they are saved', async () => {
    const file = 'content/pages/history.json';
    const broken = drafts.trial([{ file, value: undefined }]).map((problem) => problem.file);
    expect(broken).toContain('content/site.json');
    expect(drafts.changes.size).toBe(0);
    await writeDraft(file, () => undefined);
    expect(existsSync(path.join(drafts.previewRoot, file))).toBe(false);
    expect([drafts.blockedBy.length > 0, drafts.outdated]).toEqual([true, []]);
    drafts.discard(file);
    expect(existsSync(path.join(drafts.previewRoot, file))).toBe(true);

    const values = createRenaming(
      drafts,
      readLibrary(root).library,
      'content/products/headlamp.json',
      'front-lamp',
    );
    await drafts.write(
      values.map((value) => ({ ...value, revision: drafts.getRevision(value.file) })),
    );
    expect(drafts.blockedBy).toEqual([]);
    drafts.save();
    expect(existsSync(path.join(root, 'content/products/headlamp.json'))).toBe(false);
    expect(getText('content/pages/eco.json')).toContain('"product": "front-lamp"');
    expect(getText(HOME)).toContain('/home/eco?tab=front-lamp');
  });

  it('follow changes on the disk and are not blocked by them', async () => {
    const theirs = getText(HOME).replace('"slug": "home"', '"slug":  "home"');
    writeFileSync(path.join(root, HOME), theirs);
    writeFileSync(path.join(root, 'content/pages/history.json'), '{');
    drafts.follow();
    expect(drafts.read(HOME).revision).toBe(drafts.getRevision(HOME));
    expect(readFileSync(path.join(drafts.previewRoot, HOME), 'utf8')).toBe(theirs);
    await writeDraft('content/glossary.json', (value) => (value as unknown[]).slice(1));
    expect(drafts.save()).toEqual(['content/glossary.json']);
  });

  it('that are saved while another change is being written refuse that change', async () => {
    await retitle('Another title');
    const { value, revision } = drafts.read(HOME);
    const third = withValueAt(value, ['title', 'en'], 'A third');
    const writing = drafts.write([{ file: HOME, value: third, revision }]);
    drafts.save();
    await expect(writing).rejects.toMatchObject({ code: 'stale' });
    expect(drafts.changes.size).toBe(0);
  });

  it('whose save was interrupted are written by the next process', async () => {
    const otherFile = 'content/glossary.json';
    const program = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import { Drafts } from './edit/server/drafts.ts';
      const drafts = new Drafts(${JSON.stringify(root)}, ${JSON.stringify(path.join(root, 'data/drafts'))});
      const changes = {
        '${HOME}': (value) => ({ ...value, title: { ...value.title, en: 'Another title' } }),
        '${otherFile}': (value) => value.slice(1),
      };
      for (const [file, change] of Object.entries(changes)) {
        const { value, revision } = drafts.read(file);
        await drafts.write([{ file, value: change(value), revision }]);
      }
      const { renameSync } = fs;
      let replaced = 0;
      fs.renameSync = (from, to) => {
        if (to.endsWith('.json') && replaced++ === 1) process.kill(process.pid, 'SIGKILL');
        return renameSync(from, to);
      };
      syncBuiltinESMExports();
      drafts.save();
    `;
    const originalText = getText(otherFile);
    const options = { cwd: ROOT, encoding: 'utf8' } as const;
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], options);
    expect([run.signal, run.stderr]).toEqual(['SIGKILL', '']);
    expect(getText(HOME)).toContain('"Another title"');
    expect(getText(otherFile)).toBe(originalText);

    drafts.close();
    drafts = new Drafts(root, path.join(root, 'data/drafts'));
    expect(drafts.read(otherFile).value).toEqual((JSON.parse(originalText) as unknown[]).slice(1));
    const remainingFiles = readdirSync(path.join(root, 'content'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(remainingFiles.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await retitle('A third title');
    expect(drafts.save()).toEqual([HOME]);
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
  ])('changes with %s and is unchanged in other places', (_, value, expected) => {
    const newText = withValue(TEXT, value);
    expect(JSON.parse(newText)).toEqual(value);
    expect(newText.replaceAll(/\s+/g, '')).toContain(expected.replaceAll(/\s+/g, ''));
    expect(newText).toContain('{\n  "a": { "ko": ');
  });
});
