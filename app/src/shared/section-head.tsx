import type { SectionProps } from '@site/design-system';

type Head = Pick<SectionProps, 'id' | 'heading' | 'rank'> & { readonly text?: string | undefined };

/** What a block says about itself as a section: its anchor, its heading with a sentence below, and its rank. */
export const getSectionProps = ({ id, heading, rank, text }: Head): SectionProps => ({
  id,
  heading,
  rank,
  intro: text && <p>{text}</p>,
});
