import { MODES, TOKEN_NAMES, TOKEN_VALUES, type TokenName } from '@site/tokens';
import { computeContrast } from '@site/tokens/contrast';
import type { CSSProperties } from 'react';

import { Table } from './Table.tsx';

const LIGHT = TOKEN_VALUES.light;

interface TextStyle {
  readonly name: string;
  readonly size: TokenName;
  readonly leading: TokenName;
  readonly weight: TokenName;
  readonly tracking: TokenName;
}

const createHeadingStyle = (
  name: string,
  size: TokenName,
  leading: TokenName,
  weight: TokenName,
): TextStyle => ({
  name: `<Heading size="${name}">`,
  size,
  leading,
  weight,
  tracking: 'font-tracking-heading',
});
const createTextStyle = (name: string, size: TokenName): TextStyle => ({
  name: `<Text size="${name}">`,
  size,
  leading: 'font-leading-body',
  weight: 'font-weight-regular',
  tracking: 'font-tracking-body',
});

/** As `Heading` and `Text` combine the tokens. */
const TEXT_STYLES: readonly TextStyle[] = [
  createHeadingStyle('display', 'font-size-display', 'font-leading-display', 'font-weight-bold'),
  createHeadingStyle('h1', 'font-size-h1', 'font-leading-display', 'font-weight-bold'),
  createHeadingStyle('h2', 'font-size-h2', 'font-leading-heading', 'font-weight-bold'),
  createHeadingStyle(
    'section',
    'font-size-section',
    'font-leading-heading',
    'font-weight-semibold',
  ),
  createHeadingStyle('h3', 'font-size-h3', 'font-leading-heading', 'font-weight-bold'),
  createHeadingStyle('label', 'font-size-label', 'font-leading-heading', 'font-weight-bold'),
  createTextStyle('lead', 'font-size-lead'),
  createTextStyle('body', 'font-size-body'),
  createTextStyle('small', 'font-size-small'),
];

/** Returns the tokens whose name begins with `prefix`, in the order of their source. */
const getTokens = (prefix: string): TokenName[] =>
  TOKEN_NAMES.filter((name) => name.startsWith(prefix));

const isOpaque = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** Returns the contrast ratio, "6.0 : 1", or a dash if one of the two colors is translucent. */
const formatRatio = (value: string, ground: string): string =>
  isOpaque(value) && isOpaque(ground) ? `${computeContrast(value, ground).toFixed(1)} : 1` : '—';

const swatch: CSSProperties = {
  display: 'inline-block',
  inlineSize: '4rem',
  blockSize: '2rem',
  border: '1px solid',
  borderRadius: '4px',
  verticalAlign: 'middle',
};

/** A value, or its name; a click copies the value. */
export const Copied = ({
  text,
  children = text,
}: {
  readonly text: string;
  readonly children?: string;
}) => (
  <button
    type="button"
    title={`Copy ${text}`}
    style={{
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      textAlign: 'start',
      cursor: 'copy',
    }}
    onClick={() => void navigator.clipboard.writeText(text)}
  >
    <code>{children}</code>
  </button>
);

/** The name of a token; a click copies its use in CSS. */
export const CopiedName = ({ name }: { readonly name: TokenName }) => (
  <Copied text={`var(--${name})`}>{name}</Copied>
);

/**
 * Inverse text is measured on the inverse surface, text of actions on actions, everything else on `ground`.
 */
const belongsOn = (ground: TokenName) => (name: TokenName) =>
  name.includes('inverse') === ground.includes('inverse') &&
  name.includes('-on-') === ground.includes('-action-');

/** Colors in every mode, each with its contrast against `ground` in that mode. */
export function Colors({ prefix, ground }: { prefix: string; ground: TokenName }) {
  return (
    <Table heads={['Token', ...MODES.flatMap((mode) => [mode, `on ${ground}, ${mode}`])]}>
      {getTokens(prefix)
        .filter(belongsOn(ground))
        .map((name) => (
          <tr key={name}>
            <td>
              <CopiedName name={name} />
            </td>
            {MODES.flatMap((mode) => {
              const values = TOKEN_VALUES[mode];
              return [
                <td key={`${mode} color`}>
                  <span style={{ ...swatch, background: values[name] }} />{' '}
                  <Copied text={values[name]} />
                </td>,
                <td key={`${mode} ratio`}>{formatRatio(values[name], values[ground])}</td>,
              ];
            })}
          </tr>
        ))}
    </Table>
  );
}

/** Returns a length in pixels in a window of the given width: of `1rem`, `4px` or `clamp(1rem, 1rem + 1vw, 2rem)`. */
function computePixels(value: string, width: number): number {
  const terms = (text: string) =>
    [...text.matchAll(/(-?[\d.]+)(rem|vw|px)/g)].reduce(
      (sum, [, amount, unit]) =>
        sum + Number(amount) * (unit === 'rem' ? 16 : unit === 'vw' ? width / 100 : 1),
      0,
    );
  const [least, fluid, most] = (/^clamp\((.*)\)$/.exec(value)?.[1] ?? value).split(',').map(terms);
  if (least === undefined || fluid === undefined || most === undefined) return terms(value);
  return Math.min(Math.max(least, fluid), most);
}

const formatPixels = (pixels: number): string => `${Math.round(pixels * 10) / 10} px`;

/** The text styles: size, line height and weight as components combine them, in pixels at two widths. */
export function TextStyles() {
  return (
    <Table heads={['Name', '360', '1440', 'Specimen']}>
      {TEXT_STYLES.map(({ name, size, leading, weight, tracking }) => (
        <tr key={name}>
          <td>
            <Copied text={name} />
          </td>
          {[360, 1440].map((width) => {
            const pixels = computePixels(LIGHT[size], width);
            return (
              <td key={width} style={{ whiteSpace: 'nowrap' }}>
                {formatPixels(pixels)} / {formatPixels(pixels * Number(LIGHT[leading]))}
              </td>
            );
          })}
          <td>
            <span
              style={{
                fontFamily: 'var(--font-family-body)',
                fontSize: `var(--${size})`,
                lineHeight: `var(--${leading})`,
                fontWeight: `var(--${weight})`,
                letterSpacing: `var(--${tracking})`,
                color: 'var(--color-text-heading)',
              }}
            >
              전원과 신호 Power 12
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A sample sentence in both scripts, set in each of the given type tokens. */
export function Specimens({ prefix, property }: { prefix: string; property: keyof CSSProperties }) {
  return (
    <Table heads={['Token', 'Value', 'Specimen']}>
      {getTokens(prefix).map((name) => (
        <tr key={name}>
          <td>
            <CopiedName name={name} />
          </td>
          <td>
            <Copied text={LIGHT[name]} />
          </td>
          <td>
            <span
              style={{
                [property]: `var(--${name})`,
                fontFamily: 'var(--font-family-body)',
                lineHeight: 'var(--font-leading-heading)',
              }}
            >
              {/* Storybook sets a font size on every span. */}
              <span lang="ko" style={{ font: 'inherit' }}>
                다람쥐 헌 쳇바퀴에 타고파
              </span>{' '}
              The quick brown fox 0123
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Lengths, each as a bar. `as` is the CSS property that shows the length; `scale` shrinks long ones. */
export function Lengths({
  prefix,
  as = 'width',
  scale = 1,
}: {
  prefix: string;
  scale?: number;
  as?: 'width' | 'radius' | 'stroke';
}) {
  const bars: Record<typeof as, (name: TokenName) => CSSProperties> = {
    width: (name) => ({
      inlineSize: `calc(var(--${name}) * ${scale})`,
      maxInlineSize: '60vw',
      blockSize: '1rem',
      background: 'var(--color-brand-signal)',
    }),
    radius: (name) => ({
      inlineSize: '6rem',
      blockSize: '3rem',
      border: '2px solid var(--color-brand-line)',
      borderRadius: `var(--${name})`,
    }),
    stroke: (name) => ({
      inlineSize: '12rem',
      blockSize: `var(--${name})`,
      background: 'var(--color-brand-line)',
    }),
  };
  return (
    <Table heads={['Token', 'Value']}>
      {getTokens(prefix).map((name) => (
        <tr key={name}>
          <td>
            <CopiedName name={name} />
          </td>
          <td style={{ inlineSize: '60%' }}>
            <Copied text={LIGHT[name]} />
            <span aria-hidden style={{ display: 'block', ...bars[as](name) }} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Tokens that are numbers or curves, with their values. */
export function Values({ prefix }: { prefix: string }) {
  return (
    <Table heads={['Token', 'Value']}>
      {getTokens(prefix).map((name) => (
        <tr key={name}>
          <td>
            <CopiedName name={name} />
          </td>
          <td>
            <Copied text={LIGHT[name]} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The shadows, each on a raised surface. */
export const Shadows = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', paddingBlock: '2rem' }}>
    {getTokens('shadow').map((name) => (
      <div
        key={name}
        style={{
          padding: '2rem',
          borderRadius: 'var(--radius-medium)',
          background: 'var(--color-surface-raised)',
          boxShadow: `var(--${name})`,
        }}
      >
        <CopiedName name={name} />
        <br />
        <code>{LIGHT[name]}</code>
      </div>
    ))}
  </div>
);
