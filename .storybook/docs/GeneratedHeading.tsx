import { KOREAN_HEADINGS } from './headings.ts';
import { useToolbar } from './toolbar.ts';

interface GeneratedHeadingProps {
  /** The heading in English. */
  readonly children: string;
  readonly level?: 2 | 3;
}

/** A heading of a generated part of a docs page, in the reader's language. */
export function GeneratedHeading({ children, level = 2 }: GeneratedHeadingProps) {
  const { language } = useToolbar();
  const Level = `h${level}` as const;
  const id = children.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <Level id={id}>{language === 'ko' ? (KOREAN_HEADINGS[children] ?? children) : children}</Level>
  );
}
