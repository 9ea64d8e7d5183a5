import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** The main part of a page, and the attributes of its `main` element. */
export interface MainProps extends ComponentPropsWithRef<'main'> {
  /** Whether it is an inner page: headings of sections are smaller than on a home page, because its cover has the large one. */
  inner?: boolean | undefined;
}

/* A container: `100cqi` is the width of the page without its scroll bar (styles/page-line.ts). */
const Root = styled.main`
  container-type: inline-size;

  /* In higher windows the page may end before the motion (styles/motion.ts). */
  @media (max-height: 1400px) {
    --entry-inset: 0px 12%;
  }

  &[data-inner] {
    --font-size-h2: var(--font-size-section);

    @media print {
      --font-size-h2: 1.75rem;
    }
  }
`;

/** The main part of a page. The skip link leads to it. */
export function Main({ inner, ...rest }: MainProps) {
  return <Root tabIndex={-1} data-inner={inner || undefined} {...rest} />;
}
