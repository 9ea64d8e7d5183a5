import styled from 'styled-components';

/** What is said of one product: on one sheet of paper it is all that its page prints. */
export const ProductSheet = styled.div`
  @media print {
    main:has(&) :not(:has(&), &, & *) {
      display: none;
    }

    & :is(section, section > div, th, td, li) {
      gap: var(--space-3);
      padding-block: var(--space-1);
      line-height: var(--font-leading-snug);
    }

    & h2 {
      font-size: var(--font-size-h3);
    }
  }
`;
