import type { SectionProps } from '@site/design-system';

type Head = Pick<SectionProps, 'id' | 'heading' | 'rank'> & { readonly text?: string | undefined };

/** Returns the heading of a block as a section: its anchor, its title, an introduction, and its level. */
export const getSectionProps = ({ id, heading, rank, text }: Head): SectionProps => ({
  id,
  heading,
  rank,
  intro: text && <p>{text}</p>,
});
