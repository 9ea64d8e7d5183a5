/**
 * Returns the page numbers to show: first, last, current and its neighbors. `undefined` is a gap of two or more pages.
 */
export function listShownPages(page: number, pages: number): readonly (number | undefined)[] {
  const named = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one page is as wide as its number: show the number.
  if (page - 3 === 1) named.add(2);
  if (page + 3 === pages) named.add(pages - 1);
  const inside = [...named]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return inside.flatMap((number, index) => {
    const before = inside[index - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}
