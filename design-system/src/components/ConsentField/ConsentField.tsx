import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Checkbox, type CheckboxProps } from '../Checkbox/index.ts';

/** One fact to know before consenting. */
export interface ConsentNotice {
  /** Name of the fact: "Retention period". */
  term: string;
  /** The complete details. */
  text: ReactNode;
}

/** Props of `ConsentField`, with those of `Checkbox`. */
export interface ConsentFieldProps extends CheckboxProps {
  /** Purpose, items, retention period, and the right to refuse with its consequence. */
  notices: readonly ConsentNotice[];
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--size-form);
  padding: var(--space-5);
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
`;

const Notices = styled.dl`
  display: grid;
  gap: var(--space-2) var(--space-6);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  & > dt {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & > dd {
    color: var(--color-text-muted);
  }

  @media (min-width: 768px) {
    grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
  }
`;

const Optional = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-medium);
`;

/**
 * Consent to one collection of personal data: its notices and one unchecked box, marked required or optional
 * (Korean Personal Information Protection Act, art. 15 and 22).
 */
export function ConsentField({ notices, label, required = false, ...rest }: ConsentFieldProps) {
  const message = useMessage();
  const id = useId();
  return (
    <Root>
      <Notices id={id}>
        {notices.map(({ term, text }) => [
          <dt key={`${term}-term`}>{term}</dt>,
          <dd key={`${term}-text`}>{text}</dd>,
        ])}
      </Notices>
      <Checkbox
        {...rest}
        required={required}
        aria-describedby={[rest['aria-describedby'], id].filter(Boolean).join(' ')}
        label={
          <>
            {label}
            {!required && <Optional> {message('field.optional')}</Optional>}
          </>
        }
      />
    </Root>
  );
}
