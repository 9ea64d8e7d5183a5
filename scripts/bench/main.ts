/**
 * `npm run bench`: figures of this machine, as plain tables. `npm run bench -- submissions` runs one
 * part. They are for comparing two commits on one machine; nothing passes or fails here.
 */
import { printTable, type Figure } from './table.ts';

/** A new part is a module with `measure`, and a line here. */
const PARTS: Readonly<
  Record<string, () => Promise<{ measure: () => Promise<readonly Figure[]> }>>
> = {
  submissions: () => import('./submissions.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, load] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { measure } = await load();
  printTable(name, await measure());
}
