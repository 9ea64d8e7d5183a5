import { Mail, Phone } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `ContactCard`; other attributes are those of `div`. */
export interface ContactCardProps extends ComponentPropsWithRef<'div'> {
  /** The department that answers; no personal name. */
  department: string;
  /** As displayed: "032-000-0000". */
  phone: string;
  /** Address of the department; shown, and the target of the link. */
  email: string;
  /** Responsibilities of the department, or its hours. */
  note?: ReactNode;
}

const Root = styled.div`
  /* Narrow cards have less padding, so that the email address fits. */
  padding: var(--space-6) clamp(var(--space-4), 5%, var(--space-6));
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);

  & > h3 {
    margin: 0;
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  & > p {
    margin: var(--space-2) 0 0;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }
`;

const Contacts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-3);
  align-items: center;
  margin: var(--space-3) 0 0;

  & > dt {
    display: grid;
    color: var(--color-text-muted);
  }

  & > dt > svg {
    stroke-width: 1.75;
  }

  & > dd {
    min-inline-size: 0;
    margin: 0;
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-text-link);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
    font-variant-numeric: tabular-nums;
    line-height: var(--font-leading-snug);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

/** A department with telephone and email links. */
export function ContactCard({ department, phone, email, note, ...rest }: ContactCardProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <h3>{department}</h3>
      {note && <p>{note}</p>}
      <Contacts>
        <dt>
          <Icon icon={Phone} label={message('contact.phone')} />
        </dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
        <dt>
          <Icon icon={Mail} label={message('contact.email')} />
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </Contacts>
    </Root>
  );
}
