/**
 * Twelve unintended changes, each made in a copy of the last commit and reviewed with `npm run visual`: whether it is caught, how
 * many pictures that takes, and how long.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { providePackages } from '../../tests/visual/tree.ts';
import { ROOT, run } from '../run.ts';
import { followProcessorTime } from './processorTime.ts';
import { against, printRows, rounded, type Figure } from './table.ts';
import { UNINTENDED_CHANGES, type UnintendedChange } from './unintendedChanges.ts';

/** The cores of a machine that the goal is meant for. */
const CORES = 4;

interface Reviewed {
  readonly caught: boolean;
  readonly pictures: number;
  readonly seconds: number;
  /** Of the processor, of all processes together. */
  readonly processor: number;
}

/** A copy of the last commit with the installed packages and what builds have cached. */
async function copyCommit(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-visual-'));
  const { status, output } = await run('git', ['clone', '--quiet', '--local', ROOT, copy], {
    quiet: true,
  });
  if (status !== 0) throw new Error(output);
  await providePackages(copy);
  await cp(path.join(ROOT, '.cache', 'made'), path.join(copy, '.cache', 'made'), {
    recursive: true,
  });
  return copy;
}

/** Reviews the copy as it is. */
async function review(copy: string): Promise<Reviewed> {
  const started = performance.now();
  const child = spawn(process.execPath, ['tests/visual/main.ts', '--base', 'HEAD'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const processorTime = followProcessorTime(child.pid ?? 0);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  const processor = processorTime();
  if (status !== 0 && status !== 1) throw new Error(output);
  const counts = [...output.matchAll(/^\w+: (\d+) pictures are as in \w+, (\d+) are not/gm)];
  return {
    caught: status === 1,
    pictures: counts
      .flatMap(([, ...numbers]) => numbers)
      .reduce((sum, one) => sum + Number(one), 0),
    seconds: (performance.now() - started) / 1000,
    processor,
  };
}

/** Makes a change in the copy, reviews it, and undoes it. */
async function reviewChange(
  copy: string,
  { what, file, from, to }: UnintendedChange,
): Promise<Reviewed> {
  const at = path.join(copy, file);
  const text = await readFile(at, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`${file} does not have this text once, of the change "${what}": ${from}`);
  await writeFile(
    at,
    text.replace(from, () => to),
  );
  try {
    return await review(copy);
  } finally {
    await writeFile(at, text);
  }
}

/** Reviews each change and compares what was caught, and the slowest review, with the goals. */
export async function measure(): Promise<readonly Figure[]> {
  const copy = await copyCommit();
  try {
    const rows: string[][] = [];
    const results: Reviewed[] = [];
    for (const one of UNINTENDED_CHANGES) {
      const result = await reviewChange(copy, one);
      results.push(result);
      rows.push([
        one.what,
        result.caught ? 'yes' : 'no',
        rounded(result.pictures),
        `${rounded(result.seconds)} s`,
        `${rounded(result.processor)} s`,
      ]);
      console.log(`  ${rows.at(-1)?.join('  ')}`);
    }
    printRows(['change', 'caught', 'pictures', 'elapsed', 'processor'], rows);
    const most = (of: (result: Reviewed) => number) => Math.max(...results.map(of));
    return [
      against(
        'unintended changes that are caught',
        results.filter(({ caught }) => caught).length,
        '',
        {
          atLeast: UNINTENDED_CHANGES.length,
        },
      ),
      against(
        'the slowest one',
        most(({ seconds }) => seconds),
        's',
        { atMost: 60 },
      ),
      against(
        `its processor time on ${CORES} cores`,
        most(({ processor }) => processor) / CORES,
        's',
        { atMost: 60 },
      ),
    ];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
