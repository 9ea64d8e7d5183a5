/** Scrolls a row horizontally until one of its entries is visible. `scrollIntoView` would also scroll the page. */
export function scrollRowTo(row: HTMLElement | null, entry: Element | null | undefined): void {
  const entryBox = entry?.getBoundingClientRect();
  const rowBox = row?.getBoundingClientRect();
  if (!row || !entryBox || !rowBox) return;
  if (entryBox.left < rowBox.left || entryBox.right > rowBox.right)
    row.scrollLeft += (entryBox.left + entryBox.right - rowBox.left - rowBox.right) / 2;
}
