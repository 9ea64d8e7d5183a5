import type { MessageValues } from '@site/contract/message';
import { COLLECTIONS } from '@site/contract/public-data';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { SentenceCode } from '../library/sentences.ts';
import { walk } from '../library/walk.ts';
import { HTML } from '../schema/text.ts';

/**
 * Finds problems that the schema of `db.json` cannot express: HTML, duplicate ids, unknown categories, periods that end
 * before they begin, missing pictures.
 */
export function* checkPublicData({
  publicData,
  site,
  drawings,
  photographs,
  photographTexts,
  files,
}: Library): Generator<Problem> {
  const source = files.find(({ file }) => file === 'db.json');
  if (!source || !publicData) return;
  const addresses = new Set([...photographs.values()].map(({ address }) => address));
  const exists = (address: string): boolean =>
    addresses.has(address) || drawings.has(/^\/media\/(.*)\.svg$/.exec(address)?.[1] ?? '');
  /**
   * Returns whether the library describes a picture. Unknown addresses are treated as described, because another
   * problem reports them.
   */
  const isDescribed = (address: string): boolean => {
    const [, id = '', ending] = /^\/media\/(.*)\.(\w+)$/.exec(address) ?? [];
    const entry = ending === 'svg' ? drawings.get(id) : photographTexts[id];
    return !exists(address) || Boolean(entry?.alt);
  };
  const create = (
    path: readonly PropertyKey[],
    code: SentenceCode,
    values?: MessageValues,
  ): Problem => createProblemAt(source, path, code, values);
  const createPictureProblem = (path: readonly PropertyKey[], address: string): Problem =>
    create(path, 'media.picture', { id: address.slice('/media/'.length) });

  // `site.json` reports its own problems.
  const categories = site && (site.pressCategories ?? []).map(({ id }) => id);
  for (const [index, { category, picture, media = [] }] of publicData.press.entries()) {
    if (categories && !categories.includes(category))
      yield create(['press', index, 'category'], 'press.category', {
        category,
        categories: categories.join(', '),
      });
    if (picture && !exists(picture))
      yield createPictureProblem(['press', index, 'picture'], picture);
    if (!picture && !media.some(({ kind }) => kind === 'picture'))
      yield create(['press', index], 'press.picture');
  }
  for (const { path, value } of walk(source.value))
    if (typeof value === 'string' && HTML.test(value)) yield create(path, 'text.html');
  for (const name of COLLECTIONS) {
    const ids = publicData[name].map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index) yield create([name, index, 'id'], 'twice.id');
  }
  for (const [index, { date, until }] of publicData.recruitments.entries())
    if (date > until) yield create(['recruitments', index, 'until'], 'period.order');
  // Names of files, because problems are reported with the file.
  const names = new Set(
    files.flatMap(({ file }) => /^content\/(?:products|pages)\/(.+)\.json$/.exec(file)?.[1] ?? []),
  );
  for (const name of ['press', 'notices'] as const)
    for (const [item, { media = [], about = [] }] of publicData[name].entries()) {
      for (const [index, medium] of media.entries()) {
        if (medium.kind !== 'picture') continue;
        const path = [name, item, 'media', index];
        if (!exists(medium.src)) yield createPictureProblem([...path, 'src'], medium.src);
        if (!medium.alt && !isDescribed(medium.src)) yield create(path, 'media.alt');
      }
      for (const [index, slug] of about.entries())
        if (!names.has(slug)) yield create([name, item, 'about', index], 'press.about', { slug });
    }
}
