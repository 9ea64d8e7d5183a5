/**
 * The part of `npm run pack:check` that is fast enough for every commit: builds the packages and checks them with
 * publint and "Are the types wrong?".
 */
import { buildPackages } from './build.ts';
import { getProblems } from './problems.ts';

await buildPackages();
for (const name of ['tokens', 'design-system']) {
  const problems = await getProblems(name);
  if (problems.length === 0) continue;
  console.error([name, ...problems].join('\n'));
  process.exitCode = 1;
}
