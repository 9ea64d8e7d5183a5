import { expect, test } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';
import { walk } from '@site/content/library/walk.ts';

/** Compares the figures of the finance and board pages with the files that they offer. */

const { library } = readLibrary();

/** Returns an amount in the notation of statements: 1,234, △1,234 or, in English, (1,234). */
const parseAmount = (text: string): number =>
  Number(text.replaceAll(/[^\d.]/g, '')) * (/^[△(]/.test(text) ? -1 : 1);

/** Returns the amounts of every row of a report's tables, by the row's English name. */
function getRows(slug: string): Map<string, number[]> {
  const bodies = library.reports
    .get(slug)
    ?.chapters.flatMap(({ sections }) => sections.flatMap(({ body }) => body));
  const tables = bodies?.flatMap((piece) => ('rows' in piece ? [piece] : [])) ?? [];
  const rows = tables.flatMap((table) => table.rows);
  return new Map(
    rows.map(([name, ...values]) => [
      typeof name === 'string' ? name : (name?.en ?? ''),
      values.map((value) => parseAmount(typeof value === 'string' ? value : value.en)),
    ]),
  );
}

const blocks = library.pages.get('finance')?.blocks ?? [];
const getSeries = (name: string): number[] => {
  for (const block of blocks)
    if (block.type === 'charts')
      for (const item of block.items)
        for (const line of item.series)
          if (typeof line.label === 'object' && line.label.en === name)
            return line.values.filter((value) => value !== null).slice(-2);
  return [];
};

const statements = getRows('financial-statements-2025');
const getStatement = (name: string): number[] => statements.get(name) ?? [];
const sum = (...names: string[]): number[] =>
  [0, 1].map((year) =>
    names.reduce((total, name) => total + (getStatement(name)[year] ?? Number.NaN), 0),
  );

test.each([
  ['Revenue', 'Revenue'],
  ['Operating profit', 'Operating profit'],
  ['Net income', 'Net income'],
  ['Total liabilities', 'Liabilities'],
  ['Total equity', 'Equity'],
])('the statements and the charts agree on %s', (row, label) => {
  const expectedValues = getSeries(label).toReversed();
  expect(expectedValues).toHaveLength(2);
  // The changes in equity repeat the name of the net income.
  const [now, lastYear] =
    row === 'Net income' ? sum('Profit before tax', 'Income tax') : getStatement(row);
  expect([now, lastYear]).toEqual(expectedValues);
});

test('the statements add up', () => {
  expect(sum('Current assets', 'Non-current assets')).toEqual(getStatement('Total assets'));
  expect(sum('Current liabilities', 'Non-current liabilities')).toEqual(
    getStatement('Total liabilities'),
  );
  expect(sum('Total liabilities', 'Total equity')).toEqual(getStatement('Total assets'));
  expect(sum('Revenue', 'Cost of sales')).toEqual(getStatement('Gross profit'));
  expect(sum('Gross profit', 'Selling and administrative expenses')).toEqual(
    getStatement('Operating profit'),
  );
  expect(getStatement('Cash at the end of the year')).toEqual(
    getStatement('Cash and cash equivalents'),
  );
});

test('the shares of all kinds of shareholders add up', () => {
  const table = blocks.find((block) => block.type === 'table' && block.id === 'shareholders');
  if (table?.type !== 'table') throw new Error('There is no table of shareholders.');
  const rows = table.rows.map((row) =>
    row.slice(1).map((cell) => parseAmount(typeof cell === 'string' ? cell : cell.en)),
  );
  const total = rows.at(-1) ?? [];
  for (const column of [0, 1]) {
    const parts = rows.slice(0, -1).map((row) => row[column] ?? 0);
    expect(parts.reduce((a, b) => a + b)).toBeCloseTo(total[column] ?? 0);
  }
});

test('the directors and the members of their committees are as many as the text states', () => {
  const board = library.pages.get('board')?.blocks ?? [];
  const getTable = (id: string) => {
    const table = board.find((block) => block.type === 'table' && block.id === id);
    if (table?.type !== 'table') throw new Error(`There is no table ${id}.`);
    return table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.ko)));
  };
  const directors = getTable('composition');
  expect(directors).toHaveLength(7);
  expect(directors.filter(([kind]) => kind === '독립이사')).toHaveLength(4);
  const names = {
    감사: '감사위원회',
    독립이사후보추천: '독립이사후보추천위원회',
    보상: '보상위원회',
    ESG: 'ESG위원회',
  };
  for (const [short, committee] of Object.entries(names)) {
    const members = directors.filter(([, , , seats = '']) =>
      seats.split(', ').some((seat) => seat.replace('(위원장)', '') === short),
    );
    const outside = members.filter(([kind]) => kind === '독립이사').length;
    const [, composition] = getTable('committees').find(([name]) => name === committee) ?? [];
    const inside = members.length - outside;
    expect(composition).toBe(`독립이사 ${outside}명${inside > 0 ? `, 사내이사 ${inside}명` : ''}`);
  }
});

test('the verified emissions are those of the charts', () => {
  const verifiedRows = getRows('assurance-statement-2025');
  expect(verifiedRows.get('Total')).toEqual([
    (verifiedRows.get('Scope 1, direct')?.[0] ?? 0) +
      (verifiedRows.get('Scope 2, indirect (market-based)')?.[0] ?? 0),
  ]);
  const page = JSON.stringify(library.pages.get('environment'));
  expect(page).toContain('9000,8700]');
  expect(page).toContain('52300,49900]');
  expect(verifiedRows.get('Scope 1, direct')).toEqual([8700]);
  expect(verifiedRows.get('Scope 2, indirect (market-based)')).toEqual([49900]);
});

test('only Korean texts mark negative amounts with a triangle', () => {
  const markedTexts = walk([...library.pages.values(), ...library.reports.values()]).filter(
    ({ name, value }) => name !== 'ko' && typeof value === 'string' && value.includes('△'),
  );
  expect(markedTexts.map(({ value }) => value)).toEqual([]);
});
