/**
 * `npm run test:endurance`: the tests of the server and its resilience with full repetition counts: a hundred kills, a
 * thousand concurrent reports, ten thousand guesses of a password. Ends with a table of response times of a page during
 * each attack.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ROOT, run } from './run.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;
const ATTACKS_REPORT = path.join(ROOT, '.cache', 'attacks.jsonl');

interface Row {
  readonly attack: string;
  readonly pages: number;
  /** In milliseconds. */
  readonly median: number;
  readonly slowest: number;
}

function printAttacks(): void {
  const rows = readFileSync(ATTACKS_REPORT, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  console.log('\nResponse times of a page during each attack, in milliseconds:');
  console.table(
    Object.fromEntries(
      rows.map(({ attack, pages, median, slowest }) => [
        attack,
        { pages, median: Number(median.toFixed(1)), slowest: Number(slowest.toFixed(1)) },
      ]),
    ),
  );
}

rmSync(ATTACKS_REPORT, { force: true });
const { status } = await run(
  'vitest',
  ['run', '--project', 'unit', 'tests/resilience', 'tests/server', `--testTimeout=${HALF_AN_HOUR}`],
  { env: { ENDURANCE: 'true', ATTACKS_REPORT } },
);
if (status === 0) printAttacks();
process.exit(status);
