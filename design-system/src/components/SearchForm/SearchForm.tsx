import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../Button/index.ts';

/** Props of `SearchForm`; other attributes are those of `form`. */
export interface SearchFormProps extends ComponentPropsWithRef<'form'> {
  /** URL of the results; the browser appends the query. */
  action: string;
  /** Words on the button: "Search". */
  submitLabel: string;
  /** The field, usually a `TextField` of type `search`. */
  children: ComponentPropsWithRef<'form'>['children'];
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  max-inline-size: var(--size-prose);

  /* The field's label and hint span field and button. */
  & > div:has(> label) {
    display: contents;
  }

  & > div > :not(:last-child) {
    grid-column: 1 / -1;
  }
`;

/** A search with a labeled field and its button next to it. */
export function SearchForm({ children, submitLabel, ...rest }: SearchFormProps) {
  return (
    <Root role="search" {...rest}>
      {children}
      <Button type="submit">{submitLabel}</Button>
    </Root>
  );
}
