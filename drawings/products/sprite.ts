import type { DrawingDefinition } from '../description.ts';
import { standalone } from '../line/standalone.ts';
import { SMALL_SHEET } from './sheet.ts';

/** Returns the file of all small drawings; each is shown at the fragment of its name: `#iccb`. */
export const createSprite = (drawings: readonly DrawingDefinition[]): string =>
  standalone(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SMALL_SHEET.width}" height="${SMALL_SHEET.height}" viewBox="0 0 ${SMALL_SHEET.width} ${SMALL_SHEET.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawings.map(({ small }) => small?.() ?? '').join('')}</svg>`,
    'svg>g{display:none}svg>g:target{display:inline}',
  );
