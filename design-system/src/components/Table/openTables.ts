import { watchOverflow } from './watchOverflow.ts';

/** Makes a table that is wider than its place a stop of the keyboard, as `Table` does by itself. */
export function openTables(root: HTMLElement, signal: AbortSignal): void {
  for (const table of root.querySelectorAll('table')) {
    const region = table.parentElement;
    if (!region) continue;
    const stop = watchOverflow(region, (overflows) => {
      if (overflows) {
        region.tabIndex = 0;
        region.role = 'region';
        region.setAttribute('aria-labelledby', table.caption?.id ?? '');
      } else
        for (const name of ['tabindex', 'role', 'aria-labelledby']) region.removeAttribute(name);
    });
    signal.addEventListener('abort', stop);
  }
}
