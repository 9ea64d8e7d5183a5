/**
 * `npm run test:endurance`: the server's and the faults' tests at their full counts, which takes long:
 * a hundred kills, a thousand reports at once, ten thousand guesses at one password.
 */
import { run } from './run.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;

const { status } = await run(
  'vitest',
  ['run', '--project', 'unit', 'tests/faults', 'tests/server', `--testTimeout=${HALF_AN_HOUR}`],
  { env: { ENDURANCE: 'true' } },
);
process.exit(status);
