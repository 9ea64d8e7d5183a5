import { observeOverflow } from './observeOverflow.ts';

/** Makes overflowing tables in server markup focusable scroll regions, as `Table` does after hydration. */
export function enhanceTables(root: HTMLElement, signal: AbortSignal): void {
  for (const table of root.querySelectorAll('table')) {
    const region = table.parentElement;
    if (!region) continue;
    const stop = observeOverflow(region, (overflows) => {
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
