import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

/** Props of `Progress`; other attributes are those of `progress`. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'> {
  /** The running task, above the bar and as its accessible name. */
  label: string;
  /** From 0 to 1; without it the progress is indeterminate. */
  value?: number | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--size-form);

  & > label {
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }

  & > progress {
    inline-size: 100%;
    block-size: 0.5rem;
    accent-color: var(--color-action-primary);
  }
`;

/** Progress of a running transfer. */
export function Progress({ id: givenId, label, value, ...rest }: ProgressProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root>
      <label htmlFor={id}>
        {value === undefined ? label : `${label} ${Math.round(value * 100)}%`}
      </label>
      <progress id={id} max={1} value={value} {...rest} />
    </Root>
  );
}
