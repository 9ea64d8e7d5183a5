/**
 * The part of `npm run pack:check` that is quick enough for every commit: builds the packages and reads them with
 * publint and "are the types wrong".
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
