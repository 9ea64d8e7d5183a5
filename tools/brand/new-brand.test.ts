import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkContent } from '../../content/rules/content.ts';
import { formatProblem } from '../../content/library/problems.ts';
import { type Face, readFace } from '../../tokens/face.ts';
import { parseAnswers, readJsonFile } from './answers.ts';
import { faceSchema, writeFace } from './face.ts';
import { prepareBrand } from './folder.ts';
import { cleanMark } from './logos.ts';
import { type Answers, answersSchema, getLawNotes, UnusableAnswers, writeBrand } from './write.ts';
import { ROOT } from '../../scripts/run.ts';

const COLORS = { line: '#123524', signal: '#1B6E4B' };

/** Drawn with strokes, no viewBox, colors in a style, as exported by design programs. */
const STROKED =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="60" height="50"><style>.a{fill:none;stroke:#123524;stroke-width:6}</style><path class="a" d="M6 44L30 8L54 44"/><circle class="a" style="stroke:#1B6E4B" cx="30" cy="32" r="6"/></svg>';
/** Filled, with a viewBox that does not begin at 0. */
const FILLED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 200 40"><path d="M0 0H180V20H0Z"/></svg>';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'new-brand-'));
  writeFileSync(path.join(scratch, 'symbol.svg'), STROKED);
  writeFileSync(path.join(scratch, 'logo.svg'), FILLED);
});
afterEach(() => rmSync(scratch, { recursive: true }));

const ANSWERS: Answers = {
  folder: 'sorae',
  nameKo: '소래전자',
  nameEn: 'SORAE',
  legalNameKo: '소래전자 주식회사',
  legalNameEn: 'Sorae Electronics Co., Ltd.',
  founded: '2014-05-07',
  ...COLORS,
  symbol: 'symbol.svg',
  logo: 'logo.svg',
  logoKo: 'logo.svg',
  placeKo: '부산',
  placeEn: 'Busan',
  addressKo: '46000 부산광역시 강서구 예시로 00',
  addressEn: '00 Yesi-ro, Gangseo-gu, Busan 46000, Korea',
  phone: '051-000-0000',
  countryCode: 'KR',
  longitude: 128.98,
  latitude: 35.21,
};

it('refuses invalid answers with a message and its line or key', async () => {
  const file = path.join(scratch, 'mine.json');
  await expect(readJsonFile(file)).rejects.toThrow(`There is no file ${file}.`);
  writeFileSync(file, '{\n  "folder": "sorae"\n  "nameKo": "소래전자"\n}\n');
  await expect(readJsonFile(file)).rejects.toThrow(`${file}:2:19: A comma is missing`);
  const { legalNameEn: _, ...incomplete } = ANSWERS;
  expect(() => parseAnswers({ ...incomplete, phone: '123' })).toThrow(
    /^legalNameEn is missing: Registered name in English\.\nphone: Write the phone number as/,
  );
  expect(() => parseAnswers({ ...ANSWERS, hilight: '#ff0000' })).toThrow(
    /^hilight: there is no such answer\. There are .*highlight/,
  );
  expect(() => parseAnswers([])).toThrow('contain an object');
  expect(parseAnswers(ANSWERS)).toEqual(ANSWERS);
});

it('a new company has tokens with enough contrast and content without a problem', async () => {
  const brand = path.join(scratch, 'sorae');
  await writeBrand(ANSWERS, scratch, brand);
  // Below the repository, where its packages are found.
  const folder = await prepareBrand(
    brand,
    path.join(ROOT, '.cache', 'brands', `test-${process.pid}`),
  );
  try {
    const { library, problems } = checkContent({ root: folder });
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
    expect(library.site?.brand.name).toEqual({ ko: '소래전자', en: 'SORAE' });
    const home = library.pages.get('home');
    expect(JSON.stringify(home)).toContain('소래전자는 2014년 부산에서');
    expect(JSON.stringify([...library.pages.values()])).not.toMatch(/벨드라|veldra|광주/i);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a company of another country gets its own map and a list of the texts that follow Korean law', async () => {
  const brand = path.join(scratch, 'wisla');
  const answers = {
    ...ANSWERS,
    folder: 'wisla',
    countryCode: 'PL',
    phone: '+48-58-000-0000',
    longitude: 18.65,
    latitude: 54.35,
  };
  await writeBrand(answers, scratch, brand);
  const { library, problems } = checkContent({ root: brand });
  // The folder has no messages of the software.
  expect(problems.filter(({ file }) => /site|network|drawings/.test(file))).toEqual([]);
  expect(library.sites[0]).toMatchObject({
    countryCode: 'PL',
    country: { ko: '폴란드', en: 'Poland' },
    timeZone: 'Europe/Warsaw',
    phone: '+48-58-000-0000',
  });
  expect(JSON.stringify(library.pages.get('network'))).toContain('{"ko":"유럽","en":"Europe"}');
  expect(getLawNotes(answers).join('\n')).toContain('For Poland');
  expect(getLawNotes(ANSWERS)).toEqual([]);
});

it.each([
  ['', undefined],
  [' ', undefined],
  [null, undefined],
  ['-58.4', -58.4],
  [0, 0],
])('the longitude %j is read as %j', (answer, degrees) => {
  expect(answersSchema.shape.longitude.safeParse(answer).data).toBe(degrees);
});

it('measures the typeface of a new company, from a package or from copied files', async () => {
  const files = { '400': 'Own-Regular.otf', '700': 'Own-Bold.otf' };
  const folder = path.join(ROOT, 'node_modules/pretendard/dist/public/static');
  for (const name of Object.values(files))
    copyFileSync(path.join(folder, name.replace('Own', 'Pretendard')), path.join(scratch, name));
  const tokens = path.join(scratch, 'tokens');
  await writeFace(faceSchema.parse({ name: 'Own', web: files }), scratch, tokens);
  const newFace = await readFace(tokens);
  expect(newFace?.web).toEqual({ '400': 'fonts/Own-Regular.otf', '700': 'fonts/Own-Bold.otf' });
  expect(readdirSync(path.join(tokens, 'fonts')).toSorted()).toEqual(
    Object.values(files).toSorted(),
  );
  // The values of the sample's typeface were measured in a browser.
  const knownFace = await readFace(path.join(ROOT, 'tokens/src'));
  const getSize = (face: Face | undefined) =>
    Number.parseFloat(face?.fallback['Kore']?.[0]?.descriptors['size-adjust'] ?? '');
  expect(getSize(newFace)).toBeCloseTo(getSize(knownFace), 0);

  await writeFace('Gowun Batang', scratch, tokens);
  expect(await readFace(tokens)).toEqual(await readFace(path.join(ROOT, 'brands/veldra/tokens')));
});

it('refuses a typeface with missing files, names a solution and writes nothing', async () => {
  const tried = async (face: Answers['face']): Promise<string> => {
    const to = path.join(scratch, 'faceless');
    const error = await writeBrand({ ...ANSWERS, face }, scratch, to).catch(
      (reason: unknown) => reason,
    );
    rmSync(to, { recursive: true });
    return error instanceof UnusableAnswers ? error.sentences.join('\n') : 'no error';
  };
  expect(await tried('Helvetica')).toContain('Known are Pretendard, Gowun Batang');
  const web = { '400': 'a.ttf' };
  expect(await tried({ name: 'A', package: 'no-such-font', web, serif: false })).toContain(
    'npm install --save-dev --save-exact -w app no-such-font',
  );
  expect(await tried({ name: 'A', web: { '400': 'symbol.svg' }, serif: false })).toContain(
    'cannot be read as a font',
  );
  expect(faceSchema.safeParse({ name: 'A', web: { '400 800': 'a.woff2' } }).success).toBe(false);
});

it('refuses colors without enough contrast and names the pair', async () => {
  const writing = writeBrand(
    { ...ANSWERS, signal: '#8FE3C0' },
    scratch,
    path.join(scratch, 'pale'),
  );
  const error = await writing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnusableAnswers);
  expect((error as UnusableAnswers).sentences.join('\n')).toMatch(
    /links: color-text-link on color-surface\S* has \d\.\d\d to 1 and needs 4\.5 \(\d+ more pairs fall short\)\. Choose a darker color/,
  );
});

it('a mark takes the colors of the page, with any viewBox, fills or strokes', () => {
  const stroked = cleanMark(STROKED, COLORS, { isSymbol: true });
  expect(stroked).toContain('viewBox="0 0 60 50"');
  expect(stroked).toContain('stroke="currentColor"');
  expect(stroked).toContain('stroke="var(--color-brand-signal)"');
  expect(stroked).not.toMatch(/#[0-9a-f]{3}|style/i);
  // A mark that already has the colors of the page keeps them.
  const again = cleanMark(stroked, COLORS, { isSymbol: true });
  expect(again).toContain('stroke="currentColor"');
  expect(again).toContain('stroke="var(--color-brand-signal)"');
  expect(cleanMark(FILLED, COLORS)).toMatch(/^<svg fill="currentColor".*viewBox="-10 -10 200 40"/);
});

it.each([
  ['no SVG at all', 'PNG', 'It is not an SVG file.'],
  ['a bitmap', '<svg viewBox="0 0 9 9"><image href="a.png"/></svg>', 'bitmap picture'],
  ['text', '<svg viewBox="0 0 9 9"><text>A</text></svg>', 'convert the text to paths'],
  [
    'a gradient',
    '<svg viewBox="0 0 9 9"><linearGradient id="a"/><path fill="url(#a)" d="M0 0H9V9Z"/></svg>',
    'one or two plain colors',
  ],
  [
    'three colors',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0H3V3Z"/><path fill="#0f0" d="M3 3H6V6Z"/><path fill="#00f" d="M6 6H9V9Z"/></svg>',
    'It has 3 colors',
  ],
  [
    'no size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9Z"/></svg>',
    'neither a viewBox',
  ],
  [
    'nothing painted',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'It paints nothing',
  ],
  [
    'a symbol that is a line',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><path d="M0 0H90V9Z"/></svg>',
    'nearer to a square',
  ],
])('refuses %s with a message', (_what, svg, sentence) => {
  expect(() => cleanMark(svg, COLORS, { isSymbol: true })).toThrow(sentence);
});
