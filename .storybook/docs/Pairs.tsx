import { BRAND_VALUES, BRANDS } from '@site/tokens/brands';
import { type Mode, MODES, TOKEN_VALUES, type TokenName } from '@site/tokens';
import { computeContrast } from '@site/tokens/contrast';

import { REQUIREMENTS } from '../../tokens/requirements.ts';
import { Table } from './Table.tsx';
import { CopiedName } from './tokens.tsx';

interface Look {
  readonly brand: string;
  readonly mode: Mode;
  readonly values: Readonly<Record<TokenName, string>>;
}

/** Every mode of the site and of every other brand. */
const LOOKS: readonly Look[] = [
  { brand: 'this site', modes: TOKEN_VALUES },
  ...BRANDS.map((brand) => ({ brand, modes: BRAND_VALUES[brand] })),
].flatMap(({ brand, modes }) => MODES.map((mode) => ({ brand, mode, values: modes[mode] })));

const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** The colors of a pair in one mode; a click copies both. */
function Pair({ values, color, ground }: Look & { color: TokenName; ground: TokenName }) {
  const [foreground, background] = [values[color], values[ground]];
  const css = `color: ${foreground}; background: ${background};`;
  return (
    <button
      type="button"
      title={`Copy ${css}`}
      style={{
        inlineSize: '100%',
        padding: '0.5rem',
        border: 0,
        background,
        color: foreground,
        font: 'inherit',
        textAlign: 'start',
        cursor: 'copy',
      }}
      onClick={() => void navigator.clipboard.writeText(css)}
    >
      <strong>{formatRatio(computeContrast(foreground, background))}</strong>
      <br />
      <span style={{ fontSize: '0.6875rem', whiteSpace: 'nowrap' }}>
        {foreground} {background}
      </span>
    </button>
  );
}

/** Every pair of colors whose contrast the tokens guarantee, in every mode of every brand, with its values. */
export function Pairs() {
  return REQUIREMENTS.map(({ what, ratio, colors, grounds }, index) => {
    const pairs = colors.flatMap((color) => grounds.map((ground) => ({ color, ground })));
    const lowest = Math.min(
      ...pairs.flatMap(({ color, ground }) =>
        LOOKS.map(({ values }) => computeContrast(values[color], values[ground])),
      ),
    );
    return (
      <details key={what} open={index === 0}>
        <summary style={{ paddingBlock: '0.5rem', cursor: 'pointer' }}>
          <strong>
            {what}: at least {ratio} : 1
          </strong>{' '}
          · {pairs.length} {pairs.length === 1 ? 'pair' : 'pairs'}, the lowest {formatRatio(lowest)}
        </summary>
        <div style={{ overflowX: 'auto' }}>
          <Table heads={['Pair', ...LOOKS.map(({ brand, mode }) => `${brand}, ${mode}`)]}>
            {pairs.map(({ color, ground }) => (
              <tr key={`${color} ${ground}`}>
                <td style={{ whiteSpace: 'nowrap' }}>
                  <CopiedName name={color} />
                  <br />
                  on <CopiedName name={ground} />
                </td>
                {LOOKS.map((look) => (
                  <td key={`${look.brand} ${look.mode}`} style={{ padding: 0 }}>
                    <Pair {...{ ...look, color, ground }} />
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      </details>
    );
  });
}
