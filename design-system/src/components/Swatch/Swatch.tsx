import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { CopyButton } from '../CopyButton/index.ts';

/** The same color in one notation. */
export interface SwatchValue {
  /** Notation: "HEX", "RGB", "CMYK". */
  notation: string;
  /** The value as it is copied. */
  value: string;
  /** `false` for a value that is not copied, such as a name: it has no copy button. */
  copy?: boolean | undefined;
}

/** Props of `Swatch`; other attributes are those of `div`. */
export interface SwatchProps extends Omit<ComponentPropsWithRef<'div'>, 'color' | 'children'> {
  /** Name of the color, as in the guidelines. */
  name: string;
  /** Any CSS color, which fills the swatch. */
  color: string;
  /** Purpose of the color, in a sentence. */
  use?: ReactNode;
  /** Notations that can be copied, such as HEX and CMYK. */
  values: readonly SwatchValue[];
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
  overflow: clip;

  /* On phones the color is next to its values, on the narrowest as a stripe, so that values fit on one line. */
  @media not (min-width: 768px) {
    grid-template-rows: auto;
    grid-template-columns: clamp(1rem, 50vw - 9rem, 3.5rem) minmax(0, 1fr);
  }
`;

const Field = styled.div`
  background: var(--swatch);
  border: 0 solid var(--color-line);
  border-inline-end-width: var(--stroke-hairline);
  /* The color is the content, so it is shown in forced-colors mode, too. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  @media (min-width: 768px) {
    block-size: 7.5rem;
    border-width: 0 0 var(--stroke-hairline);
  }
`;

const Color = styled(Field)<CustomProperties>(getCustomProperties);

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-4);

  @media (min-width: 768px) {
    padding-inline: var(--space-5);
  }

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-snug);
  }

  & > p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }
`;

const Values = styled.dl`
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--font-leading-snug);

  & > div {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: 2.75rem;
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & dt {
    color: var(--color-text-muted);
  }

  & dd {
    color: var(--color-text);
    font-weight: var(--font-weight-medium);
  }

  & dd > span {
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;

/** A color with its name and values that can be copied. */
export function Swatch({ name, color, use, values, ...rest }: SwatchProps) {
  return (
    <Root {...rest}>
      <Color $properties={{ '--swatch': color }} />
      <Words>
        <strong>{name}</strong>
        {use && <p>{use}</p>}
        <Values>
          {values.map(({ notation, value, copy = true }) => (
            <div key={notation}>
              <dt>{notation}</dt>
              <dd>{value}</dd>
              {copy && (
                <dd>
                  <CopyButton text={value} of={`${name} ${notation}`} />
                </dd>
              )}
            </div>
          ))}
        </Values>
      </Words>
    </Root>
  );
}
