/** Scrolls a row horizontally until its current entry is visible. `scrollIntoView` would also scroll the page. */
export function showCurrentEntry(row: HTMLElement, signal: AbortSignal): void {
  const entry = row.querySelector('[aria-current], [data-state=active]');
  if (!entry) return;
  const show = () => {
    if (signal.aborted) return;
    const { left, right } = entry.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left || right > frame.right)
      row.scrollLeft += (left + right - frame.left - frame.right) / 2;
  };
  show();
  // The web font changes the widths.
  void document.fonts.ready.then(show);
}
