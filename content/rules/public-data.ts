import { COLLECTIONS } from '@site/contract/public-data';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';
import { HTML } from '../schema/text.ts';

/**
 * Checks what the schema of `db.json` cannot express: HTML, duplicate ids, unknown categories, periods that end before
 * they begin, missing pictures.
 */
export function checkPublicData({
  publicData,
  site,
  drawings,
  photographs,
  photographTexts,
  files,
}: Library): Problem[] {
  const source = files.find(({ file }) => file === 'db.json');
  if (!source || !publicData) return [];
  /**
   * Returns whether the library describes a picture. Unknown addresses count as described, because another problem
   * reports them.
   */
  const isDescribed = (address: string): boolean => {
    const [, id = ''] = /^\/media\/(.*)\.\w+$/.exec(address) ?? [];
    const entry = address.endsWith('.svg') ? drawings.get(id) : photographTexts[id];
    const exists = address.endsWith('.svg') ? drawings.has(id) : photographs.has(id);
    return !exists || Boolean(entry?.alt);
  };
  function pictureProblems(path: readonly PropertyKey[], address: string): Problem[] {
    const [, id = ''] = /^\/media\/(.*)\.svg$/.exec(address) ?? [];
    if (drawings.has(id)) return [];
    const all = [...photographs.values()];
    if (all.some((photograph) => photograph.address === address)) return [];
    return [
      createProblemAt(source as SourceFile, path, 'media.picture', {
        id: address.slice('/media/'.length),
      }),
    ];
  }
  // Grouped by file, because problems are reported with the file.
  const names = new Set(
    files.flatMap(({ file }) => /^content\/(?:products|pages)\/(.+)\.json$/.exec(file)?.[1] ?? []),
  );
  // `site.json` reports its own problems.
  const categories = site && (site.pressCategories ?? []).map(({ id }) => id);
  return [
    ...publicData.press.flatMap(({ category }, index) =>
      !categories || categories.includes(category)
        ? []
        : [
            createProblemAt(source, ['press', index, 'category'], 'press.category', {
              category,
              categories: categories.join(', '),
            }),
          ],
    ),
    ...walk(source.value).flatMap(({ path, value }) =>
      typeof value === 'string' && HTML.test(value)
        ? [createProblemAt(source, path, 'text.html')]
        : [],
    ),
    ...COLLECTIONS.flatMap((name) => {
      const ids = publicData[name].map(({ id }) => id);
      return ids.flatMap((id, index) =>
        ids.indexOf(id) === index ? [] : [createProblemAt(source, [name, index, 'id'], 'twice.id')],
      );
    }),
    ...publicData.recruitments.flatMap(({ date, until }, index) =>
      date <= until
        ? []
        : [createProblemAt(source, ['recruitments', index, 'until'], 'period.order')],
    ),
    ...(['press', 'notices'] as const).flatMap((name) =>
      publicData[name].flatMap(({ media = [] }, item) =>
        media.flatMap((mediaItem, index) =>
          mediaItem.kind === 'picture'
            ? [
                ...pictureProblems([name, item, 'media', index, 'src'], mediaItem.src),
                ...(mediaItem.alt || isDescribed(mediaItem.src)
                  ? []
                  : [createProblemAt(source, [name, item, 'media', index], 'media.alt')]),
              ]
            : [],
        ),
      ),
    ),
    ...publicData.press.flatMap(({ picture, media = [] }, item) => [
      ...(picture ? pictureProblems(['press', item, 'picture'], picture) : []),
      ...(picture || media.some(({ kind }) => kind === 'picture')
        ? []
        : [createProblemAt(source, ['press', item], 'press.picture')]),
    ]),
    ...(['press', 'notices'] as const).flatMap((name) =>
      publicData[name].flatMap(({ about = [] }, item) =>
        about.flatMap((slug, index) =>
          names.has(slug)
            ? []
            : [createProblemAt(source, [name, item, 'about', index], 'press.about', { slug })],
        ),
      ),
    ),
  ];
}
