import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harnessBoard } from '@site/drawings/scenes/harness-board.ts';
import { standalone } from '@site/drawings/line/standalone.ts';

import { PictureImage } from '../src/shared/PictureImage.tsx';
import {
  buildPhotographs,
  convertPhotograph,
  readPhotographFile,
  readPagePhotographs,
  listPublishedPhotographs,
} from './photographs.ts';

const root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const client = path.join(root, 'client');

/** A file as a camera held upright writes it: rotated, with orientation and location metadata. */
beforeAll(async () => {
  const scene = await renderAsync(standalone(harnessBoard()), {
    background: 'white',
    fitTo: { mode: 'width', value: 1000 },
  });
  const photograph = await sharp(scene.asPng())
    .extract({ left: 200, top: 50, width: 520, height: 500 })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'the photographer' }, IFD3: { GPSLatitude: '37/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  mkdirSync(path.join(root, 'content/media'), { recursive: true });
  writeFileSync(path.join(root, 'content/media/line.jpg'), photograph);
  writeFileSync(
    path.join(root, 'content/media.json'),
    JSON.stringify({
      line: {
        alt: { ko: '조립 라인', en: 'The assembly line' },
        caption: { ko: '새 라인', en: 'The new line' },
        credit: { ko: '사진: 생산팀', en: 'Photograph: the production team' },
        rights: '© Company',
        focus: { x: 20, y: 30 },
      },
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('is offered in several widths and formats, upright, with its size and alternative text', () => {
  const picture = readPagePhotographs(root)('line', 'en');
  const html = renderToStaticMarkup(
    createElement(PictureImage, { picture: picture!, sizes: '(min-width: 1024px) 27rem, 100vw' }),
  );
  // 520 × 500 pixels, rotated: 500 wide, so no wider file is created.
  expect(html).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/assets\/line-[\w-]{6}-480\.avif 480w, \/assets\/line-[\w-]{6}-500\.avif 500w" sizes="\(min-width: 1024px\) 27rem, 100vw"\/><source type="image\/webp"/,
  );
  expect(html).toMatch(
    /<img src="\/assets\/line-[\w-]{6}-500\.jpg" width="500" height="520" alt="The assembly line"/,
  );
});

it('has the caption, credit and focal point of the library', () => {
  expect(readPagePhotographs(root)('line', 'en')).toMatchObject({
    caption: 'The new line',
    credit: 'Photograph: the production team · © Company',
    focus: { x: 20, y: 30 },
  });
  expect(listPublishedPhotographs(root)['/media/line.jpg']).toMatchObject({
    caption: { ko: '새 라인' },
    credit: { ko: '사진: 생산팀 · © Company' },
  });
  const picture = readPagePhotographs(root)('line', 'en')!;
  const html = (candidate: typeof picture) =>
    renderToStaticMarkup(createElement(PictureImage, { picture: candidate }));
  expect(html(picture)).toMatch(/<img[^>]* class="/);
  expect(html({ ...picture, focus: undefined })).not.toContain('class=');
});

it('is offered in its original width if that is the widest', async () => {
  const folder = path.join(root, 'widest');
  mkdirSync(path.join(folder, 'content/media'), { recursive: true });
  const create = { width: 1600, height: 900, channels: 3, background: 'white' } as const;
  await sharp({ create }).jpeg().toFile(path.join(folder, 'content/media/yard.jpg'));
  writeFileSync(
    path.join(folder, 'content/media.json'),
    JSON.stringify({ yard: { alt: { ko: '야드', en: 'The yard' } } }),
  );
  expect(readPagePhotographs(folder)('yard', 'en')?.sources?.[0]?.srcSet).toMatch(
    /-480\.avif 480w, \S+-960\.avif 960w, \S+-1600\.avif 1600w$/,
  );
});

it('builds every file that pages and public data name, without camera metadata', async () => {
  await buildPhotographs(root, client);
  const picture = readPagePhotographs(root)('line', 'ko');
  const namedFiles = [
    picture!.src,
    ...picture!.sources!.flatMap(({ srcSet }) => srcSet.split(', ')),
  ];
  for (const entry of namedFiles) {
    const [address = '', width] = entry.split(' ');
    const file = await sharp(readFileSync(path.join(client, address))).metadata();
    expect([address, file.width]).toEqual([address, width ? Number.parseInt(width, 10) : 500]);
    expect(file.height).toBeGreaterThan(file.width);
    expect(file.exif).toBeUndefined();
  }
  const [[address, photograph] = []] = Object.entries(listPublishedPhotographs(root));
  expect(address).toBe('/media/line.jpg');
  expect(photograph?.src).toBe(picture?.src);
  expect(readdirSync(path.join(client, 'media'))).toEqual(['line.jpg']);
});

// Bypasses the cache of the build.
it.each(['avif', 'webp', 'jpg', 'png'])(
  'turns a %s upright and removes metadata of the camera',
  async (format) => {
    const original = readFileSync(path.join(root, 'content/media/line.jpg'));
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { width, height, exif } = await sharp(
      await convertPhotograph(original, format, 480),
    ).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 499, exif: undefined });
  },
);

it('creates a variant on request and refuses other file names', async () => {
  const [, small = ''] =
    /(\/assets\/\S+-480\.webp)/.exec(
      readPagePhotographs(root)('line', 'ko')?.sources?.[1]?.srcSet ?? '',
    ) ?? [];
  expect((await sharp(await readPhotographFile(small, root)).metadata()).format).toBe('webp');
  expect(await readPhotographFile('/assets/line-000000-480.webp', root)).toBeUndefined();
  expect(readPagePhotographs(root)('yard', 'ko')).toBeUndefined();
});
