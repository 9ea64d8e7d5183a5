import { expect, it } from 'vitest';

import { readLibrary } from '../library/library.ts';
import { listUnusedPhotographs } from './photographs.ts';
import { listPicturePlaces } from './picture-places.ts';

const { library } = readLibrary();
const photograph = {
  file: 'content/media/yard.jpg',
  address: '/media/yard.jpg',
  width: 1600,
  height: 900,
};
const createFile = (file: string, value: unknown) => ({
  file,
  text: '',
  tree: undefined,
  value,
  writtenValue: value,
});

it('lists where drawings and photographs are named, in pages and in public data', () => {
  const files = [
    createFile('content/pages/home.json', { blocks: [{ type: 'hero', drawing: 'line-car' }] }),
    createFile('db.json', { press: [{ picture: '/media/yard.jpg', title: { en: 'yard' } }] }),
  ];
  const photographs = new Map([['yard', photograph]]);
  expect(listPicturePlaces({ ...library, files, photographs })).toEqual([
    {
      id: 'line-car',
      isPhotograph: false,
      file: 'content/pages/home.json',
      path: ['blocks', 0, 'drawing'],
    },
    { id: 'yard', isPhotograph: true, file: 'db.json', path: ['press', 0, 'picture'] },
  ]);
});

it('lists photographs that nothing names; their own texts do not count', () => {
  const photographs = new Map([
    ['gate', { ...photograph, address: '/media/gate.jpg' }],
    ['yard', photograph],
  ]);
  const files = [
    createFile('content/media.json', { gate: {}, yard: {} }),
    createFile('content/pages/home.json', { blocks: [{ drawing: 'yard' }] }),
  ];
  expect(listUnusedPhotographs({ ...library, photographs, files })).toEqual(['gate']);
});
