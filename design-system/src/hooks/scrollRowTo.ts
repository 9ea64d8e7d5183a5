/** Scrolls a row horizontally until an entry of it is visible, without scrolling the page as `scrollIntoView` would. */
export function scrollRowTo(row: HTMLElement | null, entry: Element | null | undefined): void {
  const place = entry?.getBoundingClientRect();
  const frame = row?.getBoundingClientRect();
  if (!row || !place || !frame) return;
  if (place.left < frame.left || place.right > frame.right)
    row.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
}
