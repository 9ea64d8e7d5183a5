import { expect, it } from 'vitest';

import { readLibrary } from '@site/content/library/library.ts';
import { withPlainSpaces } from '../../app/src/shared/language/no-break.ts';

const { library } = readLibrary();

/** Returns a block of a page by its id, in any of its tabs. */
function findBlock(page: string, id: string) {
  const blocks = library.pages.get(page)?.blocks ?? [];
  const allBlocks = blocks.flatMap((block) =>
    block.type === 'tabs'
      ? [block, ...block.tabs.flatMap((tab) => ('blocks' in tab ? tab.blocks : []))]
      : [block],
  );
  const match = allBlocks.find((block) => 'id' in block && block.id === id);
  if (!match) throw new Error(`${page} has no block ${id}.`);
  return match;
}

/** Returns the rows of a table in English. */
function readRows(page: string, id: string): string[][] {
  const table = findBlock(page, id);
  if (table.type !== 'table') throw new Error(`${page}#${id} is not a table.`);
  return table.rows.map((row) =>
    row.map((cell) => withPlainSpaces(typeof cell === 'string' ? cell : cell.en)),
  );
}

function readSeries(page: string, id: string): Map<string, readonly (number | null)[]> {
  const charts = findBlock(page, id);
  if (charts.type !== 'charts') throw new Error(`${page}#${id} has no charts.`);
  return new Map(
    charts.items.flatMap(({ series }) =>
      series.map(({ label, values }) => [label.en, values] as const),
    ),
  );
}

const toNumber = (text = ''): number => Number(text.replaceAll(/[,%]/g, ''));
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

it('the quarters of 2025 add up to the year', () => {
  const quarters = readSeries('investors', 'quarters');
  const year = new Map(
    library.pages
      .get('finance')
      ?.blocks.flatMap((block) => (block.type === 'charts' ? block.items : []))
      .flatMap(({ series }) =>
        series.map(({ label, values }) => [label.en, values.at(-1)] as const),
      ),
  );
  for (const name of ['Revenue', 'Operating profit', 'Net income'])
    expect([name, sum(quarters.get(name)?.slice(0, 4) ?? [])]).toEqual([name, year.get(name)]);
});

it('dividends are the amount per share times 24,000,000 shares', () => {
  for (const [, perShare, total] of readRows('investors', 'dividends'))
    expect(toNumber(total)).toBe((toNumber(perShare) * 24_000_000) / 1_000_000);
});

it('the separate statements balance, and name auditor and opinion for three terms', () => {
  const rows = new Map(
    readRows('investors', 'statutory').map(([name = '', ...cells]) => [name, cells]),
  );
  for (const column of [0, 1, 2]) {
    const getNumber = (name: string) => toNumber(rows.get(name)?.[column]);
    expect(getNumber('Current assets') + getNumber('Non-current assets')).toBe(
      getNumber('Total assets'),
    );
    expect(getNumber('Total liabilities') + getNumber('Total equity')).toBe(
      getNumber('Total assets'),
    );
    expect(getNumber('Current liabilities') + getNumber('Non-current liabilities')).toBe(
      getNumber('Total liabilities'),
    );
    expect(rows.get('Auditor')?.[column]).toBeTruthy();
    expect(rows.get('Opinion')?.[column]).toBe('Unqualified');
  }
});

it('attendance of the directors adds up to the number on the board page', () => {
  const rows = readRows('board', 'attendance');
  const meetings = rows.slice(0, -1).map(([, cell = '']) => cell.split('/').map(Number));
  const present = sum(meetings.map(([attendedCount = 0]) => attendedCount));
  const heldMeetings = sum(meetings.map(([, heldCount = 0]) => heldCount));
  expect(rows.at(-1)?.[1]).toBe(`${present}/${heldMeetings}`);
  expect(rows.at(-1)?.[3]).toBe(`${((present / heldMeetings) * 100).toFixed(1)}%`);
});

it('people of plants and offices are as many as the facts state', () => {
  const plants = readRows('plants', 'plants').map(
    (row) => [row[1] ?? '', toNumber(row[4])] as const,
  );
  const offices = readRows('plants', 'offices').map((row) => toNumber(row[2]));
  const inKorea = plants
    .filter(([country]) => country.endsWith('Korea'))
    .map(([, people]) => people);
  const overseas = plants
    .filter(([country]) => !country.endsWith('Korea'))
    .map(([, people]) => people);
  const getFact = (name: string) => {
    const fact = library.facts[name];
    return fact && 'number' in fact ? fact.number : Number.NaN;
  };
  expect(plants).toHaveLength(getFact('factories'));
  expect(sum(inKorea)).toBe(getFact('employees-korea'));
  expect(sum([...overseas, ...offices])).toBe(getFact('employees-overseas'));
  expect(overseas.length + offices.length).toBe(getFact('overseas-sites'));
});

it('plants are founded in the month that the network page states', () => {
  const statedMonths = readRows('plants', 'plants').map((row) => row[2]);
  const foundedMonths = library.sites
    .filter(({ factory }) => factory)
    .map(({ established = '' }) =>
      new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(established),
      ),
    );
  expect(new Set(statedMonths)).toEqual(new Set(foundedMonths));
});

it('reports by type add up to the reports received', () => {
  const rows = readRows('whistleblowing', 'statistics');
  const total = rows.at(-1) ?? [];
  for (const column of [1, 2, 3, 4, 5])
    expect(sum(rows.slice(0, -1).map((row) => toNumber(row[column])))).toBe(
      toNumber(total[column]),
    );
  expect(JSON.stringify(library.pages.get('governance'))).toContain(`"value":"${total[1]}"`);
});

it('tax by country and emissions by category add up', () => {
  const add = (id: string, column: number): string => {
    const rows = readRows('esg-data', id);
    const total = sum(rows.slice(0, -1).map((row) => toNumber(row[column])));
    expect(toNumber(rows.at(-1)?.[column])).toBe(total);
    return String(total);
  };
  expect([add('tax', 1), add('scope3', 1), add('scope3', 2)]).toEqual([
    '13010',
    '1189000',
    '1164000',
  ]);
});

it('has twelve tables of ESG data or more, each with its file', () => {
  const charts =
    library.pages.get('esg-data')?.blocks.filter(({ type }) => type === 'charts') ?? [];
  expect(charts.length).toBeGreaterThanOrEqual(12);
  for (const block of charts) expect(block).toHaveProperty('download');
});

it('accidents of the year are those of the environmental data', () => {
  const rows = readRows('safety', 'accidents');
  expect(sum(rows.slice(0, -1).map((row) => toNumber(row[1])))).toBe(toNumber(rows.at(-1)?.[1]));
  expect(rows.at(-1)?.[1]).toBe('42');
});
