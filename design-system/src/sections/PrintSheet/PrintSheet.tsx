import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  @media print {
    main:has(&) :not(:has(&), &, & *) {
      display: none;
    }

    /* More specific than the spacing of sections. */
    &&& :is(section, section > div, dl > div, th, td, li) {
      gap: var(--space-3);
      padding-block: var(--space-1);
      line-height: var(--font-leading-snug);
    }

    /* Names of rows in one line each. */
    &&& table {
      --header: 15rem;
    }

    & h2 {
      font-size: var(--font-size-h3);
    }
  }
`;

/** The part of a page that is printed; the rest of `main` is not. A page may have several. */
export function PrintSheet(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
