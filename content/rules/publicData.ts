import { COLLECTIONS } from '@site/contract/public-data';

import type { Library } from '../library/library.ts';
import { problemAt, type Problem } from '../library/problems.ts';

/** What the schema of `db.json` cannot say: double ids, periods that end before they begin, lost pictures. */
export function checkPublicData({ publicData, drawings, files }: Library): Problem[] {
  const source = files.find(({ file }) => file === 'db.json');
  if (!source || !publicData) return [];
  return [
    ...COLLECTIONS.flatMap((name) => {
      const ids = publicData[name].map(({ id }) => id);
      return ids.flatMap((id, index) =>
        ids.indexOf(id) === index ? [] : [problemAt(source, [name, index, 'id'], 'twice.id')],
      );
    }),
    ...publicData.recruitments.flatMap(({ date, until }, index) =>
      date <= until ? [] : [problemAt(source, ['recruitments', index, 'until'], 'period.order')],
    ),
    ...publicData.press.flatMap(({ media = [] }, item) =>
      media.flatMap((one, index) => {
        if (one.kind !== 'picture') return [];
        const id = one.src.slice('/media/'.length, -'.svg'.length);
        return drawings.has(id)
          ? []
          : [problemAt(source, ['press', item, 'media', index, 'src'], 'media.picture', { id })];
      }),
    ),
  ];
}
