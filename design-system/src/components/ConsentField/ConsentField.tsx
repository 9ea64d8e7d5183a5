import { Fragment, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { Checkbox, type CheckboxProps } from '../Checkbox/index.ts';
import { OptionalMark } from '../Field/index.ts';

export interface ConsentNotice {
  term: string;
  text: ReactNode;
}

export interface ConsentFieldProps extends CheckboxProps {
  /** Purpose, items, period, and the right to refuse with its consequence. */
  notices: readonly ConsentNotice[];
}

const Root = styled.div`
  max-inline-size: var(--size-form);
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

const Notices = styled.dl`
  padding: var(--space-5) var(--space-5) 0;
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  & > dt {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & > dd {
    padding-block-end: var(--space-3);
    color: var(--color-text);
  }

  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;

const Answer = styled.div`
  padding: var(--space-3) var(--space-5);
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: var(--color-surface-subtle);
`;

/**
 * Consent to one collection of personal data: its four notices and an unticked box of its own,
 * marked required or optional (Korean Personal Information Protection Act, art. 15 and 22).
 */
export function ConsentField({ notices, label, required = false, ...rest }: ConsentFieldProps) {
  const id = useId();
  return (
    <Root>
      <Notices id={id}>
        {notices.map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </Notices>
      <Answer>
        <Checkbox
          {...rest}
          required={required}
          aria-describedby={id}
          label={
            <>
              {label}
              {!required && <OptionalMark />}
            </>
          }
        />
      </Answer>
    </Root>
  );
}
