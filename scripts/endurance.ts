/**
 * `npm run test:endurance`: the server's and the faults' tests at their full counts, which takes long:
 * a hundred kills, a thousand reports at once, ten thousand guesses at one password. Ends with a table of
 * how long a page took that somebody read meanwhile.
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
  console.log('\nA page that was read again and again meanwhile, in milliseconds:');
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
