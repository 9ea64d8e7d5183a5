import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** One figure of an article, set large. */
export interface ArticleFigure {
  /** With its unit: "1,480 kW". */
  readonly value: string;
  /** Meaning of the figure. */
  readonly label: string;
}

/** Quoted words of a person, with the office of the speaker. */
export interface ArticleQuotation {
  /** Without quotation marks, which depend on the language. */
  readonly text: string;
  /** The office of the speaker: "Head of the R&D center". */
  readonly by: string;
}

/** Props of `Article`; other attributes are those of `article`. */
export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The first one is the summary. */
  paragraphs: readonly string[];
  /** An `ArticlePicture` above the text. */
  opening?: ReactNode;
  /** The numbers of the article, after its first paragraph. */
  figures?: readonly ArticleFigure[] | undefined;
  /** Before the last paragraph; after a single one. */
  quotation?: ArticleQuotation | undefined;
  /** More `ArticlePicture`s and links to files, after the text. */
  media?: ReactNode;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  & > p {
    max-inline-size: var(--font-measure-body);
    font-size: 1.0625em;
    text-wrap: pretty;
  }

  /* As wide as the others, despite its larger type. */
  & > p[data-summary] {
    max-inline-size: calc(0.9 * var(--font-measure-body));
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-medium);
  }
`;

const FigureList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
  max-inline-size: var(--size-prose);
  margin: 0;
  padding-block: var(--space-6);
  border-block: var(--stroke-hairline) solid var(--color-line);
  break-inside: avoid;

  /* A single figure in its row fills the row, because amounts are long. */
  & > div {
    display: flex;
    flex: 1 1 9rem;
    flex-direction: column-reverse;
    gap: var(--space-1);
    justify-content: flex-end;
  }

  & dd {
    margin: 0;
    color: var(--color-text-heading);
    font-size: var(--font-size-h2);
    font-variant-numeric: proportional-nums;
    font-weight: var(--font-weight-semibold);
    line-height: 1.1;
    letter-spacing: var(--font-tracking-heading);
    /* "2 weeks → 2 days" is not broken before its last word. */
    text-wrap: balance;
  }

  & dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }
`;

/* The line marks a quotation. */
const Quotation = styled.figure`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--size-prose);
  margin: var(--space-2) 0;
  padding-inline-start: var(--space-5);
  border-inline-start: var(--stroke-active) solid var(--color-brand-signal);
  break-inside: avoid;

  & > blockquote {
    margin: 0;
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }

  & > figcaption {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`;

/** The text and the media of an article. */
export function Article({
  paragraphs,
  opening,
  figures = [],
  quotation,
  media,
  ...rest
}: ArticleProps) {
  const last = paragraphs.length - 1;
  const quoted = quotation && (
    <Quotation>
      <blockquote>
        <q>{quotation.text}</q>
      </blockquote>
      <figcaption>{quotation.by}</figcaption>
    </Quotation>
  );
  return (
    <Root {...rest}>
      {opening}
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          {index > 0 && index === last && quoted}
          <p data-summary={index === 0 && last > 0 ? '' : undefined}>{paragraph}</p>
          {index === 0 && figures.length > 0 && (
            <FigureList>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </FigureList>
          )}
        </Fragment>
      ))}
      {last < 1 && quoted}
      {media}
    </Root>
  );
}

/** Props of `ArticlePicture`; other attributes are those of `figure`. */
export interface ArticlePictureProps extends ComponentPropsWithRef<'figure'> {
  /** The picture with its alternative text. */
  children: ReactNode;
  /** Description of the picture, below it; none by default. */
  caption?: string | undefined;
  /** Who provided the picture and the terms of its use, after the caption; none by default. */
  credit?: string | undefined;
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  break-inside: avoid;

  & :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-medium);
  }

  /* A drawing has a background; a photograph (picture) fills its box. */
  & > :is(img, svg) {
    box-sizing: border-box;
    max-block-size: 32rem;
    object-fit: contain;
    background: var(--color-surface-subtle);
  }

  & > figcaption {
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & > figcaption > span {
    display: block;
  }

  @media (forced-colors: active) {
    & > :is(img, svg) {
      forced-color-adjust: none;
    }
  }
`;

/** A picture of an article, with an optional caption and credit. */
export function ArticlePicture({ children, caption, credit, ...rest }: ArticlePictureProps) {
  return (
    <Figure {...rest}>
      {children}
      {(caption ?? credit) && (
        <figcaption>
          {caption}
          {credit && <span>{credit}</span>}
        </figcaption>
      )}
    </Figure>
  );
}

const End = styled.div`
  display: grid;
  gap: var(--space-8);

  @media print {
    display: none;
  }
`;

/** The end of an article: actions, and links to the articles before and after it. Not printed. */
export function ArticleEnd(props: ComponentPropsWithRef<'div'>) {
  return <End {...props} />;
}
