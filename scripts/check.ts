/**
 * `npm run check`: static checks, run in parallel: types, lint, imports between workspaces, format, unused code,
 * content, the editor's names and the published packages. Prints problems only.
 */
import { run } from './run.ts';

const checks: Record<string, [string, ...string[]]> = {
  // With its default of four threads `tsc` takes twice the processor time, because each thread repeats work of the
  // others.
  types: ['tsc', '--noEmit', '--singleThreaded'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  'imports between workspaces': ['node', 'scripts/workspaces.ts'],
  format: ['oxfmt', '--list-different'],
  'unused files, exports and packages': ['knip', '--no-progress'],
  content: ['node', 'content/check.ts'],
  'names and forms of the editor': ['node', 'edit/check.ts'],
  'words of comments and documents': ['node', 'scripts/words.ts'],
  packages: ['node', 'tools/packages/lint.ts'],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command, ...args]]) => {
    // oxlint starts tsgolint, a Go program: more than one thread costs half as much processor time again.
    const env = command === 'oxlint' ? { GOMAXPROCS: '1' } : {};
    const result = await run(command, args, { quiet: true, env });
    console.log(`${result.status === 0 ? '✓' : '✗'} ${name} (${result.seconds.toFixed(1)} s)`);
    if (result.status !== 0) console.log(result.output.trimEnd());
    return result.status;
  }),
);
if (results.some((status) => status !== 0)) {
  console.error(
    '\nThe check failed: see the messages above. `npm run format` corrects the format.',
  );
  process.exit(1);
}
