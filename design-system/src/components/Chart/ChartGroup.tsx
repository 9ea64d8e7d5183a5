import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { choiceChip } from '../../styles/choice-chip.ts';
import type { ChartUnit } from './Chart.types.ts';

/** Props of `ChartGroup`; other attributes are those of `div`. */
export interface ChartGroupProps extends ComponentPropsWithRef<'div'> {
  /** The two units of the charts inside; the first is selected initially. */
  units: readonly Pick<ChartUnit, 'label'>[];
}

/* Every text is rendered in both units; the radio buttons select one through CSS. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  &:not(:has([data-choice='1']:checked)) [data-unit='1'],
  &:has([data-choice='1']:checked) [data-unit='0'] {
    display: none;
  }
`;

const Switch = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--font-size-label);
  }

  & > label {
    ${choiceChip}
    font-size: var(--font-size-label);
  }

  & > label:has(:checked) {
    font-weight: var(--font-weight-semibold);
  }

  @media print {
    display: none;
  }
`;

/** Charts that share a choice of unit: radio buttons and CSS, no script. */
export function ChartGroup({ units, children, ...rest }: ChartGroupProps) {
  const name = useId();
  const message = useMessage();
  return (
    <Root {...rest}>
      <Switch>
        <legend>{message('chart.units')}</legend>
        {units.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name={name} data-choice={index} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </Switch>
      {children}
    </Root>
  );
}
