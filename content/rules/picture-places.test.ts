import { expect, it } from 'vitest';

import { readLibrary } from '../library/library.ts';
import { checkPhotographs, listUnusedPhotographs } from './photographs.ts';
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

it('finds photographs whose terms require a credit', () => {
  const alt = { ko: '마당.', en: 'The yard.' };
  const photographTexts = {
    yard: { alt, rights: 'CC BY 4.0' },
    gate: { alt, rights: { ko: '공공누리 제1유형', en: 'KOGL Type 1' }, credit: 'Incheon City' },
    hall: { alt, rights: '© ONSUN' },
  };
  const photographs = new Map(Object.keys(photographTexts).map((id) => [id, photograph]));
  const files = [createFile('content/media.json', photographTexts)];
  const problems = [...checkPhotographs({ ...library, photographs, photographTexts, files })];
  expect(problems.map(({ key, code }) => [key, code])).toEqual([
    ['yard.rights', 'photograph.credit'],
  ]);
});
