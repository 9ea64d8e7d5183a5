import { styled } from 'styled-components';

/** Patterns that tell series apart besides color. */
export const SERIES_PATTERNS = ['plain', 'striped', 'dotted', 'crossed'] as const;

/*
 * Color of a series. Earlier amounts are gray: readers look for the latest ones first. With forced colors the
 * system's colors replace all of them, which takes a selector as specific as the others.
 */
export const SeriesGroup = styled.g`
  --past: color-mix(in srgb, var(--color-text-muted) 42%, var(--color-surface));
  --background: var(--color-surface);

  &[data-series='0'] {
    color: var(--color-brand-signal);
  }

  &[data-series='1'] {
    --past: color-mix(in srgb, var(--color-text-muted) 24%, var(--color-surface));

    color: var(--color-brand-line);
  }

  &[data-series='2'] {
    --past: color-mix(in srgb, var(--color-text-muted) 60%, var(--color-surface));

    color: var(--color-area-second);
  }

  &[data-series='3'] {
    --past: color-mix(in srgb, var(--color-text-muted) 14%, var(--color-surface));

    color: var(--color-area-third);
  }

  &[data-plan] {
    color: var(--color-area-second);
  }

  /* Bars are in the order of the categories: all but the last one are past. */
  & > rect {
    stroke: var(--background);
  }

  & > rect:not(:last-child) {
    color: var(--past);
  }

  /* Otherwise their grays would be the same, so that they keep the pattern of their series. */
  @media (forced-colors: none) {
    & > rect:not(:last-child) {
      fill: currentColor;
    }
  }

  & :is(line, circle, svg > rect) {
    stroke: currentColor;
    stroke-linecap: round;
    stroke-width: 3;
  }

  @media (forced-colors: active) {
    &[data-series] {
      --background: Canvas;
      --past: GrayText;

      color: CanvasText;
    }
  }
`;

interface PatternProps {
  /** Its `id` in the document, to which `fill` refers. */
  readonly id: string;
  /** Index of the series, which sets the pattern. */
  readonly variant: number;
}

/** Fill of the second and later series: the series' color with a pattern in the surface color. */
export function Pattern({ id, variant }: PatternProps) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="currentColor" />
      <g stroke="var(--background)" strokeWidth="1.5" fill="var(--background)">
        {variant === 1 && <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />}
        {variant === 2 && <circle cx="4" cy="4" r="1" />}
        {variant === 3 && <path d="M0 4H8M4 0V8" />}
      </g>
    </pattern>
  );
}

interface MarkerProps {
  /** Index of the series, which sets the shape. */
  readonly variant: number;
  /** Position as an SVG length, from the left. */
  readonly x: string;
  /** Position as an SVG length, from the top. */
  readonly y: string;
  /** Whether it is the latest amount, which is filled. */
  readonly filled?: boolean | undefined;
}

/** Marker on a line: circle, square, diamond, filled circle. */
export function Marker({ variant, x, y, filled = variant === 3 }: MarkerProps) {
  const shared = { fill: filled ? 'currentColor' : 'var(--background)' };
  if (variant === 0 || variant === 3) return <circle cx={x} cy={y} r="5" {...shared} />;
  return (
    <svg x={x} y={y} overflow="visible">
      <rect
        x="-4.5"
        y="-4.5"
        width="9"
        height="9"
        {...shared}
        transform={variant === 2 ? 'rotate(45)' : undefined}
      />
    </svg>
  );
}
