/** Makes the parent of a table a focusable region, named by the caption, while the table is wider than it. */
export function makeScrollable(table: HTMLTableElement, signal: AbortSignal): void {
  const region = table.parentElement;
  if (!region) return;
  const observer = new ResizeObserver(() => {
    if (region.scrollWidth > region.clientWidth) {
      region.tabIndex = 0;
      region.role = 'region';
      region.setAttribute('aria-labelledby', table.caption?.id ?? '');
    } else for (const name of ['tabindex', 'role', 'aria-labelledby']) region.removeAttribute(name);
  });
  observer.observe(region);
  observer.observe(table);
  signal.addEventListener('abort', () => observer.disconnect());
}
