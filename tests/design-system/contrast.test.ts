import { BRAND_VALUES, BRANDS, MODES, TOKEN_VALUES, type TokenName } from '@site/tokens';
import { contrast } from '@site/tokens/contrast';
import { describe, expect, it } from 'vitest';

/** A requirement: each of `colours` on each of `grounds` has a contrast of at least `ratio` to 1. */
interface Requirement {
  readonly what: string;
  readonly ratio: number;
  readonly colours: readonly TokenName[];
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

const REQUIREMENTS: readonly Requirement[] = [
  {
    what: 'running text',
    ratio: 7,
    colours: ['color-text', 'color-text-heading', 'color-text-muted'],
    grounds: LIGHT,
  },
  {
    what: 'links',
    ratio: 4.5,
    colours: ['color-text-link', 'color-text-link-hover', 'color-text-accent'],
    grounds: LIGHT,
  },
  {
    what: 'labels of an area on plain grounds',
    ratio: 4.5,
    colours: ['color-text-first', 'color-text-second', 'color-text-third'],
    grounds: [...PLAIN, ...AREAS],
  },
  {
    what: 'errors',
    ratio: 4.5,
    colours: ['color-text-error'],
    grounds: [...PLAIN, 'color-surface-error'],
  },
  {
    what: 'success',
    ratio: 4.5,
    colours: ['color-text-success'],
    grounds: [...PLAIN, 'color-surface-success'],
  },
  {
    what: 'words on actions',
    ratio: 4.5,
    colours: ['color-text-on-action'],
    grounds: ['color-action-primary', 'color-action-primary-hover', 'color-action-primary-active'],
  },
  {
    what: 'words on quiet actions',
    ratio: 4.5,
    colours: ['color-text-link', 'color-text-heading'],
    grounds: ['color-action-secondary-hover'],
  },
  {
    what: 'actions that are off',
    ratio: 4.5,
    colours: ['color-action-disabled-text'],
    grounds: ['color-action-disabled'],
  },
  {
    what: 'words on areas',
    ratio: 4.5,
    colours: ['color-text-on-area'],
    grounds: ['color-area-first', 'color-area-second', 'color-area-third'],
  },
  {
    what: 'words on the navy',
    ratio: 7,
    colours: ['color-text-inverse', 'color-text-inverse-muted'],
    grounds: ['color-surface-inverse', 'color-action-selected'],
  },
  {
    what: 'focus and the lines of controls',
    ratio: 3,
    colours: [
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
    colours: ['color-focus-inverse'],
    grounds: ['color-surface-inverse'],
  },
  {
    what: 'the line and the colours of the areas',
    ratio: 3,
    colours: [
      'color-brand-trunk',
      'color-brand-signal',
      'color-area-first',
      'color-area-second',
      'color-area-third',
      'color-area-heritage',
    ],
    grounds: [...PLAIN, ...AREAS],
  },
];

describe('the measure', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('%s and %s stand %d apart', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('refuses what it cannot measure', () => {
    expect(() => contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow('no opaque colour');
  });
});

const LOOKS = [
  { look: 'the site', modes: TOKEN_VALUES },
  ...BRANDS.map((brand) => ({ look: `brand ${brand}`, modes: BRAND_VALUES[brand] })),
].flatMap(({ look, modes }) =>
  MODES.map((mode) => ({ look: `${look}, ${mode}`, values: modes[mode] })),
);

describe.each(LOOKS)('$look', ({ values }) => {
  it.each(REQUIREMENTS)('$what: $ratio to 1', ({ ratio, colours, grounds }) => {
    const short = colours.flatMap((colour) =>
      grounds
        .map((ground) => ({ colour, ground, found: contrast(values[colour], values[ground]) }))
        .filter(({ found }) => found < ratio)
        .map((pair) => `${pair.colour} on ${pair.ground}: ${pair.found.toFixed(2)}`),
    );
    expect(short).toEqual([]);
  });
});
