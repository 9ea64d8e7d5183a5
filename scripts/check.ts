/**
 * `npm run check`: what can be said without running the site. Types, lint, one-way imports,
 * format, content, its editor and the packages that others install, side by side; prints only what is wrong.
 */
import { run } from './run.ts';

const checks: Record<string, [string, ...string[]]> = {
  // By itself it checks with four threads, each of which works out again what the others have: twice the processor time.
  types: ['tsc', '--noEmit', '--singleThreaded'],
  'lint and imports': ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--list-different'],
  'unused files, exports and packages': ['knip', '--no-progress'],
  content: ['node', 'content/check.ts'],
  'names and forms of the editor': ['node', 'edit/check.ts'],
  packages: ['node', 'tools/packages/lint.ts'],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command, ...args]]) => {
    // oxlint has tsgolint resolve types, which is written in Go: threads of its own cost half as much again.
    const env = command === 'oxlint' ? { GOMAXPROCS: '1' } : {};
    const result = await run(command, args, { quiet: true, env });
    console.log(`${result.status === 0 ? '✓' : '✗'} ${name} (${result.seconds.toFixed(1)} s)`);
    if (result.status !== 0) console.log(result.output.trimEnd());
    return result.status;
  }),
);
if (results.some((status) => status !== 0)) {
  console.error(
    '\nThe check failed; what to mend stands above. `npm run format` mends the format.',
  );
  process.exit(1);
}
