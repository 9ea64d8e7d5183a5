import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { checkContent } from '../rules/content.ts';
import { COMPANY } from '../testing/company.ts';
import { formatProblem } from './problems.ts';

const root = mkdtempSync(path.join(tmpdir(), 'company-'));
cpSync(COMPANY, root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates the beginning of a PNG file, which contains its size. */
function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const media = path.join(root, 'content/media');

function findProblems(): { readonly ko: string[]; readonly en: string[] } {
  const photographProblems = checkContent({ root }).problems.filter(({ code }) =>
    /^(?:photograph|media|reference)\./.test(code),
  );
  return {
    ko: photographProblems.map((problem) => formatProblem(problem, 'ko')),
    en: photographProblems.map((problem) => formatProblem(problem, 'en')),
  };
}

it('accepts a photograph with its text in the public data and in place of drawings', () => {
  mkdirSync(media);
  writeFileSync(path.join(media, 'yard.png'), createPngHeader(1600, 1000));
  writeFileSync(
    path.join(root, 'content/media.json'),
    JSON.stringify({ yard: { alt: { ko: '출하장의 트럭', en: 'Trucks in the yard' } } }),
  );
  const data = path.join(root, 'db.json');
  writeFileSync(data, readFileSync(data, 'utf8').replace('/media/headlamp.svg', '/media/yard.png'));
  const product = path.join(root, 'content/products/headlamp.json');
  writeFileSync(
    product,
    readFileSync(product, 'utf8').replace('"drawing": "headlamp"', '"drawing": "yard"'),
  );
  expect(findProblems().en).toEqual([]);
});

it('reports problems of photographs with a solution', () => {
  writeFileSync(
    path.join(root, 'content/media.json'),
    JSON.stringify({ gate: { alt: { ko: '정문', en: 'The gate' } } }),
  );
  writeFileSync(path.join(media, 'yard.png'), createPngHeader(800, 600));
  writeFileSync(path.join(media, 'IMG 4711.HEIC'), 'heic');
  writeFileSync(path.join(media, 'line.jpg'), 'not a picture');
  writeFileSync(path.join(media, 'headlamp.png'), createPngHeader(1600, 900));
  const data = path.join(root, 'db.json');
  writeFileSync(data, readFileSync(data, 'utf8').replace('/media/yard.png', '/media/yard.jpg'));
  const { ko, en } = findProblems();
  expect(en).toEqual([
    'content/media/IMG 4711.HEIC: The name of this file cannot be used. Name it in lower-case letters, digits and hyphens, and save it as one of jpg, jpeg, png, webp, avif: yard-2026.jpg.',
    'content/media/line.jpg: This file cannot be read as a picture. Save it again as JPEG.',
    'content/media/yard.png: This photograph is 800 pixels wide, which is too small. Use an original of at least 1200 pixels.',
    expect.stringMatching(
      /^content\/products\/headlamp\.json:\d+:\d+ › drawing: content\/media\/yard\.png has no alternative text\. Add "yard" to content\/media\.json/,
    ),
    'content/media/headlamp.png: There is a drawing named "headlamp" already. Rename the photograph.',
    'content/media.json:1:9 › gate: There is no photograph "gate" in content/media. Put it there, or delete this entry.',
    expect.stringContaining('There is no picture "yard.jpg".'),
  ]);
  expect(ko[2]).toBe(
    'content/media/yard.png: 가로 800픽셀인 사진은 너무 작습니다. 가로 1200픽셀 이상인 원본을 넣으세요.',
  );
});

it('reports a photograph of the public data that has no alternative text', () => {
  const data = path.join(root, 'db.json');
  mkdirSync(media, { recursive: true });
  writeFileSync(path.join(media, 'dock.png'), createPngHeader(1600, 1000));
  const publicData = JSON.parse(readFileSync(data, 'utf8')) as { press: { media?: object[] }[] };
  publicData.press[0]!.media = [{ kind: 'picture', src: '/media/dock.png' }];
  writeFileSync(data, JSON.stringify(publicData));
  expect(findProblems().en).toContainEqual(
    expect.stringMatching(
      /^db\.json:\d+:\d+ › press\[0\]\.media\[0\]: It has no alternative text\./,
    ),
  );
});
