import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One of the segments. */
export interface Segment {
  /** Identifies the segment in `value` and `onValueChange`. */
  readonly value: string;
  /** Text on the segment, as short as those of its neighbors. */
  readonly label: string;
  /** Id of the text that belongs to the option. */
  readonly describedBy?: string | undefined;
}

/** Props of `SegmentedChoice`; other attributes are those of `fieldset`. */
export interface SegmentedChoiceProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** Subject of the choice; visually hidden. */
  label: string;
  /** Two to four segments. */
  options: readonly Segment[];
  /** The chosen option: controlled. */
  value?: string | undefined;
  /** The initially chosen option: uncontrolled. None by default. */
  defaultValue?: string | undefined;
  /** Called with the value of the segment that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: 0;
  padding: 0;
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  /* Out of flow: a legend in flow interrupts the border of its fieldset. */
  & > legend {
    position: absolute;
  }

  & > label {
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-5);
    border-radius: calc(var(--radius-small) - 1px);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-align: center;
    cursor: pointer;
  }

  /* A line between options, which would otherwise look like one text while none is chosen. */
  & > label + label {
    /* The line of the first option of a row is on the border. */
    margin-inline-start: calc(-1 * var(--stroke-hairline));
    padding-inline-start: calc(var(--space-5) + var(--stroke-hairline));
    background: linear-gradient(var(--color-line-control) 0 0) 0 50% / var(--stroke-hairline) 50%
      no-repeat;
  }

  @media (hover: hover) {
    & > label:hover {
      background: var(--color-surface-selected);
    }
  }

  & > label:has(:checked) {
    /* Above the line of the next option. */
    position: relative;
    background: var(--color-action-selected);
    color: var(--color-text-on-action);
  }

  & > label:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }

  @media (forced-colors: active) {
    /* Background images are not drawn. */
    & > label + label {
      border-inline-start: var(--stroke-hairline) solid CanvasText;
    }

    & > label:has(:checked) {
      outline: var(--stroke-detail) solid Highlight;
      outline-offset: -4px;
    }
  }

  @media print {
    display: none;
  }
`;

/**
 * Radio buttons side by side that change a part of the page with CSS: the part's rules select
 * `:has([value='…']:checked)`, so it works without scripts.
 */
export function SegmentedChoice({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: SegmentedChoiceProps) {
  const name = useId();
  return (
    <Root {...rest}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            aria-describedby={option.describedBy}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
}
