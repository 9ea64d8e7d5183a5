import type { Library } from '@site/content/library/library.ts';
import { getTabs, type NextPage, type PageSource } from '@site/content/schema/page.ts';
import { getAddresses } from '@site/contract/paths';
import type { Language } from '@site/contract/language';

import { createMissingError, getProducts } from './references.ts';

/** Returns the drawing that a page opens with: of its first block that has one, or of its first tab. */
function findDrawing(page: PageSource): string | undefined {
  const [firstTab] = getTabs(page);
  const blocks = [...page.blocks, ...(firstTab && 'blocks' in firstTab ? firstTab.blocks : [])];
  for (const block of blocks)
    if ('drawing' in block && typeof block.drawing === 'string') return block.drawing;
  return undefined;
}

/** Returns whether a page has a form: it ends with what happens to it. */
const hasForm = (page: PageSource): boolean =>
  [...page.blocks, ...getTabs(page).flatMap((tab) => ('blocks' in tab ? tab.blocks : []))].some(
    ({ type }) => type.endsWith('-form'),
  );

/**
 * Returns the page that a page names as its next one, or that follows in the order of the menu; after the last one the
 * first. A page without an item of its own
 * is followed by what follows its nearest one. Pages with a form, and pages outside of the menu, have no next page.
 */
export function findNextPage(
  library: Library,
  language: Language,
  slug: string,
): NextPage | undefined {
  const slugs = getAddresses(library.pages.keys());
  const page = library.pages.get(slug);
  if (!page || hasForm(page)) return undefined;
  const namedPage = page.next;
  const items = (library.site?.navigation ?? []).flatMap((group) =>
    group.items.flatMap((item) => {
      const target = library.pages.get(slugs[item.href] ?? '');
      return target && !item.outside ? [{ group, item, target }] : [];
    }),
  );
  const at = items.findIndex(({ target }) => target.slug === slug || target.slug === page.nearest);
  const following = at < 0 ? undefined : items[(at + 1) % items.length];
  const next = namedPage ? items.find(({ target }) => target.slug === namedPage) : following;
  if (namedPage !== undefined && !next)
    throw createMissingError('menu item of the page', namedPage);
  if (!next || next.target.slug === slug) return undefined;
  const { group, item, target } = next;
  const [product] = item.area ? getProducts(library, item.area) : [];
  const drawing = product?.drawing ?? findDrawing(target) ?? group.drawing;
  return {
    group: group.label[language],
    isInOrder: next === following && group === items[at]?.group,
    title: item.label[language],
    href: item.href,
    ...(target.lead && { text: target.lead[language].replaceAll('\n', ' ') }),
    ...(item.area && { area: item.area }),
    ...(drawing !== undefined && { drawing }),
  };
}
