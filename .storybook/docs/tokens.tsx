import { MODES, TOKEN_NAMES, TOKEN_VALUES, type TokenName } from '@site/tokens';
import { computeContrast } from '@site/tokens/contrast';
import type { CSSProperties, ReactNode } from 'react';

const LIGHT = TOKEN_VALUES.light;

/** Returns the tokens whose name begins with `prefix`, in the order of their source. */
const getTokens = (prefix: string): TokenName[] =>
  TOKEN_NAMES.filter((name) => name.startsWith(prefix));

const isOpaque = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** Returns the contrast ratio, "6.0 : 1", or a dash if one of the two colors is translucent. */
const formatRatio = (value: string, ground: string): string =>
  isOpaque(value) && isOpaque(ground) ? `${computeContrast(value, ground).toFixed(1)} : 1` : '—';

/** A table with a row of column headers. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

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

/**
 * Inverse text is measured on the inverse surface, text of actions on actions, everything else on `ground`.
 */
const belongsOn = (ground: TokenName) => (name: TokenName) =>
  name.includes('inverse') === ground.includes('inverse') &&
  name.includes('-on-') === ground.includes('-action-');

/** Colors in every mode, each with its contrast against `ground` in that mode. */
export function Colors({ prefix, ground }: { prefix: string; ground: TokenName }) {
  return (
    <Table heads={['Token', ...MODES.flatMap((mode) => [mode, `on ${ground}`])]}>
      {getTokens(prefix)
        .filter(belongsOn(ground))
        .map((name) => (
          <tr key={name}>
            <td>
              <Copied text={`var(--${name})`}>{name}</Copied>
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

/** A sample sentence in both scripts, set in each of the given type tokens. */
export function Specimens({ prefix, property }: { prefix: string; property: keyof CSSProperties }) {
  return (
    <Table heads={['Token', 'Value', 'Specimen']}>
      {getTokens(prefix).map((name) => (
        <tr key={name}>
          <td>
            <Copied text={`var(--${name})`}>{name}</Copied>
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
      border: '2px solid var(--color-brand-trunk)',
      borderRadius: `var(--${name})`,
    }),
    stroke: (name) => ({
      inlineSize: '12rem',
      blockSize: `var(--${name})`,
      background: 'var(--color-brand-trunk)',
    }),
  };
  return (
    <Table heads={['Token', 'Value']}>
      {getTokens(prefix).map((name) => (
        <tr key={name}>
          <td>
            <Copied text={`var(--${name})`}>{name}</Copied>
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
            <Copied text={`var(--${name})`}>{name}</Copied>
          </td>
          <td>
            <Copied text={LIGHT[name]} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
