import type { DrawingDefinition } from '../description.ts';
import { standalone } from '../line/standalone.ts';
import { clearSpace, construction, markSheet, minimumSizes, negativeSheet } from './mark-sheets.ts';
import { MARKS } from './marks.ts';
import { MISUSES } from './misuse.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet.ts';

const drawing = (id: string, draw: () => string): DrawingDefinition => ({
  id,
  kind: 'figure',
  width: SHEET_WIDTH,
  height: SHEET_HEIGHT,
  // A mark has one set of colors on its own background, independent of the mode of the page.
  build: ({ inline } = {}) => (inline ? draw() : standalone(draw(), '', ['high-contrast'])),
});

/** The drawings of the brand's own page. */
export const BRAND_DRAWINGS: readonly DrawingDefinition[] = [
  drawing('ci-construction', construction),
  drawing('ci-symbol', () => markSheet(MARKS.symbol)),
  drawing('ci-logo-en', () => markSheet(MARKS['logo-en'])),
  drawing('ci-logo-ko', () => markSheet(MARKS['logo-ko'])),
  drawing('ci-logo-en-vertical', () => markSheet(MARKS['logo-en-vertical'])),
  drawing('ci-logo-ko-vertical', () => markSheet(MARKS['logo-ko-vertical'])),
  drawing('ci-negative', negativeSheet),
  drawing('ci-clear-space', clearSpace),
  drawing('ci-minimum', minimumSizes),
  ...MISUSES.map((draw, index) => drawing(`ci-wrong-${index + 1}`, draw)),
];
