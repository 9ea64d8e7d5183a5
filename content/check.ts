/**
 * `npm run content:check`: reads everything the site says and tells an editor what to correct,
 * with file, key and what to do. Exit code 1 where something is wrong.
 */
import { fullnessLine, fullnessOf, NEARLY_FULL, readPageSizes, ROUND_TRIP } from './fullness.ts';
import { ROOT } from './library/library.ts';
import { sentenceOf } from './library/problems.ts';
import { checkContent } from './rules/content.ts';

const { library, problems } = checkContent();

for (const problem of problems) console.error(`✗ ${sentenceOf(problem)}`);
if (problems.length > 0) {
  console.error(`\n${problems.length} to correct in the content.`);
  process.exitCode = 1;
} else {
  console.log(
    `✓ ${library.pages.size} pages, ${library.products.size} products, ` +
      `${Object.keys(library.facts).length} facts and ` +
      `${[...library.messages.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0)} messages, in Korean and English`,
  );
}

const sizes = readPageSizes(ROOT);
if (!sizes) {
  console.log('How full the pages are is not known yet; "npm run build" measures it.');
} else {
  const full = fullnessOf(sizes, library).filter(({ bytes }) => bytes > ROUND_TRIP * NEARLY_FULL);
  if (full.length > 0)
    console.log(
      `${full.length} pages are nearly too full to arrive at once; shorten them before you add to them:`,
    );
  for (const page of full) console.log(`  ${fullnessLine(page)}`);
}
