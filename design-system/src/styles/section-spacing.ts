import { css } from 'styled-components';

/**
 * Place of a section in the structure of a page: a `chapter` begins another subject, a `section` belongs to the chapter,
 * a `part` continues the section before it. Sets the space above the section and the size of its heading.
 */
export type Rank = 'chapter' | 'section' | 'part';

/** The `size` of a `Heading` for each rank. */
export const HEADING_SIZES = {
  chapter: 'h2',
  section: 'section',
  part: 'h3',
} as const satisfies Record<Rank, string>;

/*
 * Every section ends with half of the space between sections and begins with the rest of its own. A band with a
 * background has equal space at both ends.
 */
export const sectionSpacing = css`
  padding-block: calc(var(--space-section) / 2);

  &[data-rank='chapter'] {
    padding-block-start: calc(var(--space-chapter) - var(--space-section) / 2);
  }

  &[data-rank='part'] {
    padding-block-start: calc(var(--space-part) - var(--space-section) / 2);
  }

  /* The first section of a page or of a tab panel directly follows a header. */
  &:first-of-type {
    padding-block-start: var(--space-part);
  }

  &:last-of-type {
    padding-block-end: calc(var(--space-section) - var(--space-2));
  }

  &:is([data-tone='subtle'], [data-tone='tinted'], [data-tone='inverse']) {
    padding-block: calc(var(--space-section) - var(--space-2));
  }

  @media print {
    && {
      padding-block: 1.5rem;
    }
  }
`;
