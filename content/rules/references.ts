import { DESCRIPTION_LENGTH } from '../schema/page.ts';
import { tabSlugs } from '../schema/page.ts';
import type { Library, SourceFile } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** Names of products, departments, drawings and places in the car that do not exist. */
export function checkReferences({ file, value }: SourceFile, library: Library): Problem[] {
  const departments = new Set(library.departments.map(({ id }) => id));
  const problems: Problem[] = [];
  const expect = (kind: string, known: ReadonlySet<string> | ReadonlyMap<string, unknown>) =>
    function (key: string, id: unknown): void {
      if (typeof id !== 'string' || known.has(id)) return;
      const choice = [...known.keys()].join(', ');
      problems.push({
        file,
        key,
        what: `names the ${kind} "${id}", which does not exist; there are: ${choice}`,
      });
    };
  const product = expect('product', library.products);
  const document = expect('document', library.documents);
  const report = expect('report', library.reports);
  const department = expect('department', departments);
  const drawing = expect('drawing', library.drawings);
  const point = expect('place in the car', new Set(library.drawings.get('line-car')?.points));

  for (const { key, name, value: found } of walk(value)) {
    if (name === 'product') product(key, found);
    if (name === 'document') document(key, found);
    if (name === 'report') report(key, found);
    if (name === 'department') department(key, found);
    if (name === 'departments' && Array.isArray(found))
      found.forEach((id, index) => department(`${key}[${index}]`, id));
    if (name === 'drawing') drawing(key, found);
    if (name === 'point') point(key, found);
  }
  return problems;
}

/** Products that no tab of their area's page shows under their own slug: their links would lead nowhere. */
export function checkProducts(library: Library): Problem[] {
  return [...library.products.values()].flatMap(({ slug, area }): Problem[] => {
    const page = library.pages.get(area);
    if (!page || tabSlugs(page).includes(slug)) return [];
    const file = `content/pages/${area}.json`;
    return [
      {
        file,
        key: 'blocks',
        what: `have no tab for the product "${slug}"; add { "slug": "${slug}", "product": "${slug}" }`,
      },
    ];
  });
}

const { min, max } = DESCRIPTION_LENGTH;

/** Descriptions that search engines would cut off, or that say next to nothing. */
export function checkDescriptions({ file, value }: SourceFile): Problem[] {
  if (!file.startsWith('content/pages/')) return [];
  return [...walk(value)].flatMap(({ key, name, value: found }) => {
    if (name !== 'description' || typeof found !== 'object' || found === null) return [];
    return Object.entries(found).flatMap(([language, text]): Problem[] => {
      const length = [...String(text)].length;
      if (length >= min && length <= max) return [];
      return [
        {
          file,
          key: `${key}.${language}`,
          what: `is ${length} characters long; search engines show ${min} to ${max}`,
        },
      ];
    });
  });
}
