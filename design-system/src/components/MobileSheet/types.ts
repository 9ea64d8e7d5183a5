import type { RuleSet } from 'styled-components';

/** How a sheet shows what is loaded when it is opened: `sheetStyles`. */
export interface SheetStyles {
  /** The line of the page to the current entry. */
  readonly line: RuleSet;
  /** Rows of business areas with their drawings. */
  readonly areaRows: RuleSet;
}
