import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { SentenceCode } from '../library/sentences.ts';
import { walk } from '../library/walk.ts';
import { listTabSlugs } from '../schema/page.ts';
import { AREAS } from '../schema/text.ts';

type Known = ReadonlySet<string> | ReadonlyMap<string, unknown>;

/** Finds missing products, areas, departments, drawings, forms and places in the car. */
export function checkReferences(source: SourceFile, library: Library): Problem[] {
  const departments = new Set(library.departments.map(({ id }) => id));
  const knownReferences = new Map<string, readonly [SentenceCode, Known]>(
    Object.entries<readonly [SentenceCode, Known]>({
      product: ['reference.product', library.products],
      document: ['reference.document', library.documents],
      report: ['reference.report', library.reports],
      department: ['reference.department', departments],
      drawing: [
        'reference.drawing',
        new Set([...library.drawings.keys(), ...Object.keys(library.photographTexts)]),
      ],
      point: ['reference.point', new Set(library.drawings.get('line-car')?.points)],
      standard: ['reference.standard', new Set(library.standards.map(({ standard }) => standard))],
      recognition: [
        'reference.recognition',
        new Set(library.recognitions?.items.map(({ id }) => id)),
      ],
      site: ['reference.site', new Set(library.sites.map(({ id }) => id))],
    }),
  );
  const expectKnown = (name: string, path: readonly PropertyKey[], id: unknown): Problem[] => {
    const [code, all] = knownReferences.get(name) ?? [];
    if (!code || !all || typeof id !== 'string' || all.has(id)) return [];
    const photograph = name === 'drawing' && library.photographs.get(id);
    if (photograph)
      return [createProblemAt(source, path, 'photograph.alt', { id, file: photograph.file })];
    return [createProblemAt(source, path, code, { id, choice: [...all.keys()].join(', ') })];
  };
  return walk(source.value).flatMap(({ path, name, value }): Problem[] => {
    if (name === 'departments' && Array.isArray(value))
      return value.flatMap((id, index) => expectKnown('department', [...path, index], id));
    if (name === 'neighbors' && Array.isArray(value))
      return value.flatMap((id, index) =>
        source.file === `content/products/${String(id)}.json`
          ? [createProblemAt(source, [...path, index], 'reference.self')]
          : expectKnown('product', [...path, index], id),
      );
    if (name === 'selected' && Array.isArray(value))
      return value.flatMap((id, index) => expectKnown('recognition', [...path, index], id));
    if (name === 'standards' && source.file.startsWith('content/products/') && Array.isArray(value))
      return value.flatMap((id, index) => expectKnown('standard', [...path, index], id));
    if (name === 'type' && typeof value === 'string')
      return checkForm(source, library, path, value);
    if ((name === 'area' || name === 'branch') && typeof value === 'string')
      return checkArea(source, library, path, value);
    if (name === 'part') return checkPart(source, library, path, value);
    return expectKnown(String(name), path, value);
  });
}

/** Checks that every area has a page. */
function checkArea(
  source: SourceFile,
  { site }: Library,
  path: readonly PropertyKey[],
  id: string,
): Problem[] {
  const index = AREAS.findIndex((area) => area === id);
  // The list of areas reports its own problems.
  if (!site || index < site.areas.length) return [];
  const choice = AREAS.slice(0, site.areas.length).join(', ');
  return [createProblemAt(source, path, 'reference.area', { id, choice })];
}

/** Checks that a drawing contains the parts of a product, if the drawing consists of a list of parts. */
function checkPart(
  source: SourceFile,
  { products, drawings }: Library,
  path: readonly PropertyKey[],
  part: unknown,
): Problem[] {
  const product = [...products.values()].find(
    ({ slug }) => source.file === `content/products/${slug}.json`,
  );
  const stack = product && drawings.get(product.drawing)?.stack;
  if (!stack || stack.some((layer) => layer.part === part)) return [];
  const choice = stack.map((layer) => layer.part).join(', ');
  return [
    createProblemAt(source, path, 'reference.part', {
      id: String(part),
      drawing: product.drawing,
      choice,
    }),
  ];
}

/** Checks that a form has texts for the block that shows it. */
function checkForm(
  source: SourceFile,
  { forms }: Library,
  path: readonly PropertyKey[],
  type: string,
): Problem[] {
  const id = /^(\w+)-form$/.exec(type)?.[1];
  if (!id || !(id in forms) || forms[id as keyof typeof forms]) return [];
  return [createProblemAt(source, path, 'reference.form', { id })];
}

/** Finds products without a tab of their slug on their area's page, to which links would lead. */
export function checkProducts(library: Library): Problem[] {
  const areas = library.site?.areas ?? [];
  return [...library.products.values()].flatMap(({ slug, area }): Problem[] => {
    const name = areas[AREAS.indexOf(area)] ?? '';
    const page = library.pages.get(name);
    const source = library.files.find(({ file }) => file === `content/pages/${name}.json`);
    if (!page || !source || listTabSlugs(page).includes(slug)) return [];
    return [createProblemAt(source, ['blocks'], 'product.tab', { slug })];
  });
}
