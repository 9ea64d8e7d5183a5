import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';
import type { ProductSource } from '../schema/product.ts';

const HISTORY = 'content/pages/history.json';

/** Words that state series production, in either language. */
const CLAIMS =
  /양산 중|양산을 시작했|양산하고 있|제품을 공급한다|entered production|in series production|is available/gu;

/** The number of years for which a product is new. */
const NEW_YEARS = 3;

/** Returns whether a product, or one of its variants, was in series production in a month. */
const wasInSeries = ({ state }: ProductSource, month: string): boolean =>
  state === undefined ||
  [state, ...(state.variants ?? [])].some(
    ({ stage, since }) => stage === 'series' && since <= month,
  );

function isMilestone(value: unknown): value is { readonly date: string; readonly product: string } {
  return typeof value === 'object' && value !== null && 'date' in value && 'product' in value;
}

/**
 * Checks that the history contains the start of series production of every product, with the date of the product's
 * file.
 */
function* checkMilestones({ products, files }: Library): Generator<Problem> {
  const history = files.find(({ file }) => file === HISTORY);
  if (!history) return;
  const milestones = walk(history.value).flatMap(({ path, value }) =>
    isMilestone(value) ? [{ path, ...value }] : [],
  );
  for (const { slug, state } of products.values()) {
    if (!state) continue;
    const about = milestones.filter(({ product }) => product === slug);
    const source = files.find(({ file }) => file === `content/products/${slug}.json`);
    if (state.stage === 'series' && about.length === 0 && source)
      yield createProblemAt(source, ['state'], 'product.milestoneMissing', { product: slug });
    const values = { product: slug, since: `${state.stage} ${state.since}` };
    for (const { path, date } of about)
      if (state.stage !== 'series' || date !== state.since)
        yield createProblemAt(history, [...path, 'date'], 'product.milestone', values);
  }
}

/** Finds press items that report series production before it began. */
function* checkPress({ products, publicData, files }: Library): Generator<Problem> {
  const source = files.find(({ file }) => file === 'db.json');
  if (!source) return;
  for (const [index, { about = [], date, content }] of (publicData?.press ?? []).entries())
    for (const slug of about) {
      const product = products.get(slug);
      if (!product || wasInSeries(product, date.slice(0, 7))) continue;
      for (const [language, text] of Object.entries(content)) {
        const path = ['press', index, 'content', language];
        for (const [claim] of text.matchAll(CLAIMS))
          yield createProblemAt(source, path, 'product.pressState', { said: claim, product: slug });
      }
    }
}

/** Finds products that are listed as new long after their production began. */
function* checkNewProducts({ products, files }: Library, now: Date): Generator<Problem> {
  const oldest = `${now.getFullYear() - NEW_YEARS}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  for (const source of files)
    for (const { path, value } of walk(source.value)) {
      if (path.at(-3) !== 'newProducts' || path.at(-2) !== 'products') continue;
      const state = products.get(String(value))?.state;
      if (state?.stage === 'series' && state.since < oldest)
        yield createProblemAt(source, path, 'product.notNew', {
          product: String(value),
          since: state.since,
        });
    }
}

/** Checks statements of the history, press items and pages about the state of a product against its file. */
export const checkProductStates = (library: Library, now: Date): Problem[] => [
  ...checkMilestones(library),
  ...checkPress(library),
  ...checkNewProducts(library, now),
];
