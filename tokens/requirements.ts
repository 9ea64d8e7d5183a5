import { computeContrast } from './contrast.ts';
import type { TokenName } from './dist/tokens.ts';

/** A requirement: each of `colors` on each of `grounds` has a contrast of at least `ratio` to 1. */
interface Requirement {
  readonly what: string;
  readonly ratio: number;
  readonly colors: readonly TokenName[];
  readonly grounds: readonly TokenName[];
}

const AREAS: readonly TokenName[] = [
  'color-surface-first',
  'color-surface-second',
  'color-surface-third',
  'color-surface-heritage',
];
const STATES: readonly TokenName[] = [
  'color-surface-error',
  'color-surface-success',
  'color-surface-warning',
  'color-surface-info',
];
const PLAIN: readonly TokenName[] = [
  'color-surface',
  'color-surface-subtle',
  'color-surface-raised',
];
const LIGHT = [...PLAIN, 'color-surface-selected', ...AREAS, ...STATES] as const;

/** The contrasts that every mode of every brand has to meet. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    what: 'running text',
    ratio: 7,
    colors: ['color-text', 'color-text-heading', 'color-text-muted'],
    grounds: LIGHT,
  },
  {
    what: 'links',
    ratio: 4.5,
    colors: ['color-text-link', 'color-text-link-hover', 'color-text-accent'],
    grounds: LIGHT,
  },
  {
    what: 'labels of an area on plain grounds',
    ratio: 4.5,
    colors: ['color-text-first', 'color-text-second', 'color-text-third'],
    grounds: [...PLAIN, ...AREAS],
  },
  {
    what: 'errors',
    ratio: 4.5,
    colors: ['color-text-error'],
    grounds: [...PLAIN, 'color-surface-error'],
  },
  {
    what: 'success',
    ratio: 4.5,
    colors: ['color-text-success'],
    grounds: [...PLAIN, 'color-surface-success'],
  },
  {
    what: 'words on actions',
    ratio: 4.5,
    colors: ['color-text-on-action'],
    grounds: ['color-action-primary', 'color-action-primary-hover', 'color-action-primary-active'],
  },
  {
    what: 'words on quiet actions',
    ratio: 4.5,
    colors: ['color-text-link', 'color-text-heading'],
    grounds: ['color-action-secondary-hover'],
  },
  {
    what: 'actions that are off',
    ratio: 4.5,
    colors: ['color-action-disabled-text'],
    grounds: ['color-action-disabled'],
  },
  {
    what: 'words on areas',
    ratio: 4.5,
    colors: ['color-text-on-area'],
    grounds: ['color-area-first', 'color-area-second', 'color-area-third'],
  },
  {
    what: 'words on the navy',
    ratio: 7,
    colors: ['color-text-inverse', 'color-text-inverse-muted'],
    grounds: ['color-surface-inverse'],
  },
  {
    what: 'words on selected controls',
    ratio: 7,
    colors: ['color-text-on-action'],
    grounds: ['color-action-selected'],
  },
  {
    what: 'focus and the lines of controls',
    ratio: 3,
    colors: [
      'color-focus',
      'color-line-control',
      'color-line-strong',
      'color-line-error',
      'color-action-secondary-line',
    ],
    grounds: LIGHT,
  },
  {
    what: 'focus on the navy',
    ratio: 3,
    colors: ['color-focus-inverse'],
    grounds: ['color-surface-inverse'],
  },
  {
    what: 'the line and the colors of the areas',
    ratio: 3,
    colors: [
      'color-brand-line',
      'color-brand-signal',
      'color-area-first',
      'color-area-second',
      'color-area-third',
      'color-area-heritage',
    ],
    grounds: [...PLAIN, ...AREAS],
  },
];

/** A pair of colors with less contrast than required. */
export interface Shortfall {
  readonly what: string;
  readonly color: TokenName;
  readonly ground: TokenName;
  /** The actual contrast, and the required one. */
  readonly ratio: number;
  readonly needed: number;
}

/**
 * Returns the pairs of colors in one mode that do not meet the required contrasts.
 * @param values by the names of tokens
 */
export const findShortfalls = (
  values: Readonly<Record<string, string>>,
  requirements: readonly Requirement[] = REQUIREMENTS,
): Shortfall[] =>
  requirements.flatMap(({ what, ratio: needed, colors, grounds }) =>
    colors.flatMap((color) =>
      grounds
        .map((ground) => ({
          what,
          color,
          ground,
          needed,
          ratio: computeContrast(values[color] ?? '', values[ground] ?? ''),
        }))
        .filter(({ ratio }) => ratio < needed),
    ),
  );
