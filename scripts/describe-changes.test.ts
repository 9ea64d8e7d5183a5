import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { readLibrary } from '../content/library/library.ts';
import { COMPANY } from '../content/testing/company.ts';
import { describeChanges } from './describe-changes.ts';

const { library } = readLibrary(COMPANY);
const readText = (file: string) => readFileSync(path.join(COMPANY, file), 'utf8');

it('names pages and fields in both languages, and shows each text before and after', () => {
  const before = JSON.stringify({
    title: { ko: '연혁', en: 'History' },
    description: { ko: '이전', en: 'Before *now*' },
    blocks: [{ type: 'statement', heading: { ko: '제목', en: 'A' } }],
  });
  const after = JSON.stringify({
    title: { ko: '연혁', en: 'History' },
    lead: { ko: '도입', en: 'The lead' },
    description: { ko: '이후', en: 'After <b>' },
    blocks: [{ type: 'statement', heading: { ko: '제목', en: 'B' } }],
  });
  expect(describeChanges([{ file: 'content/pages/history.json', before, after }], library)).toBe(
    [
      '## Changed content / 바뀐 내용 (1)',
      '',
      '### 연혁 · History',
      '',
      '`content/pages/history.json`',
      '',
      '- **검색용 설명 · Description for search**',
      '  - 한국어: <del>이전</del> → <ins>이후</ins>',
      String.raw`  - English: <del>Before \*now\*</del> → <ins>After &lt;b></ins>`,
      '- **구성 요소 1 › 소제목 · Blocks 1 › Heading**',
      '  - English: <del>A</del> → <ins>B</ins>',
      '- **도입문 · Lead**',
      '  - 한국어: <ins>도입</ins>',
      '  - English: <ins>The lead</ins>',
    ].join('\n'),
  );
});

it('lists new and removed files, and the texts that still mention removed ones', () => {
  const file = 'content/products/headlamp.json';
  const files = library.files.filter((candidate) => candidate.file !== file);
  const text = describeChanges(
    [
      { file, before: readText(file), after: undefined },
      {
        file: 'content/media/yard-2026.jpg',
        before: undefined,
        after: 'content/media/yard-2026.jpg',
      },
    ],
    { ...library, files },
  );
  expect(text).toContain('### 전조등 · Headlamp (removed / 삭제)');
  expect(text).toMatch(/Texts that still speak of it .* \(\d+\):\n\n- `/);
  expect(text).toContain(
    '(new / 추가)\n\n`content/media/yard-2026.jpg`\n\n- <ins>yard-2026.jpg</ins>',
  );
});

it('reports that nothing was changed', () => {
  expect(describeChanges([], library)).toBe('No content was changed. / 바뀐 내용이 없습니다.');
});
