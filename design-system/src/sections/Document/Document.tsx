import { type ComponentPropsWithRef, createElement, Fragment, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { markCurrentSection } from './mark-current-section.ts';

/** One numbered article. */
export interface DocumentArticle {
  /** Anchor, to which the contents and other documents link. */
  id: string;
  /** As cited: "Article 7". */
  number: string;
  /** Subject of the article. */
  title: string;
  /** `Prose` and `Table`. */
  body: ReactNode;
}

/** One chapter with its articles. */
export interface DocumentChapter {
  /** Anchor of the chapter, to which the contents lead. */
  id: string;
  /** "Chapter 2"; omitted for an unnumbered part. */
  number?: string | undefined;
  /** Omitted if the document has no chapters. */
  title?: string | undefined;
  /** Text before the articles, or instead of them. */
  text?: ReactNode;
  /** Articles of the chapter, numbered by the caller. */
  articles: readonly DocumentArticle[];
}

/** Props of `Document`; other attributes are those of `div`. */
export interface DocumentProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Omitted if the page title is the same. */
  heading?: string | undefined;
  /** Accessible name of the table of contents. */
  contentsLabel: string;
  /** Version, effective date, owner. */
  facts: readonly { term: string; text: string }[];
  /** Files to download. */
  downloads?: ReactNode;
  /** What precedes the first chapter; nothing by default. */
  introduction?: ReactNode;
  /** The chapters in their order; the contents list them. */
  chapters: readonly DocumentChapter[];
}

const Root = styled.div`
  /* Height that the contents bar covers; anchors scroll to below it. */
  --document-bar: 3.5rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${pageFrame}
  padding-block: calc(var(--space-section) / 2);

  /* Table of contents: below 1024 px a bar that opens a popover, from 1024 px a list next to the text. */
  & > nav {
    position: sticky;
    inset-block-start: var(--size-header);
    z-index: 1;
    margin-inline: calc(-1 * var(--space-gutter));
    padding-inline: var(--space-gutter);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    background: var(--color-surface);
  }

  & > nav > button {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: var(--document-bar);
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    text-align: start;

    &::after {
      content: '';
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      margin-inline-end: var(--space-1);
      border: solid currentColor;
      border-width: 0 var(--stroke-detail) var(--stroke-detail) 0;
      rotate: 45deg;
      translate: 0 -25%;
    }
  }

  /* The current section, written by markCurrentSection. */
  & > nav > button > [data-part='current'] {
    flex: 1;
    overflow: hidden;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-regular);
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > nav > div {
    overflow-y: auto;
    overscroll-behavior: contain;
    color: inherit;
  }

  & > nav > div:popover-open {
    inset: calc(var(--size-header) + var(--document-bar)) 0 auto;
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 65dvh;
    margin: 0;
    padding: var(--space-2) var(--space-gutter) var(--space-4);
    border: 0;
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    background: var(--color-surface);
    box-shadow: var(--shadow-float);
  }

  & > nav p {
    display: none;
  }

  & > nav ol {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    padding: 0;
    list-style: none;
  }

  & > nav li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }

  & > nav a {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    column-gap: var(--space-3);
    align-items: baseline;
    padding: var(--space-2) var(--space-4);
    border-inline-start: var(--stroke-active) solid transparent;
    color: var(--color-text-muted);
    font-size: var(--font-size-label);
    line-height: 1.75rem;
    text-decoration: none;
  }

  & > nav a > span:first-child:not(:last-child) {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & > nav [data-chapter] > a {
    display: flex;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & > nav a:hover {
    color: var(--color-action-primary);
  }

  & > nav a[aria-current] {
    border-color: var(--color-action-primary);
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  @media (min-width: 1024px) {
    --document-bar: 0px;

    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: var(--space-10);
    align-items: start;

    & > nav {
      display: flex;
      flex-direction: column;
      max-block-size: calc(100dvh - var(--size-header));
      margin: 0;
      padding: var(--space-10) 0;
      border: 0;
    }

    & > nav > button {
      display: none;
    }

    & > nav > p {
      display: block;
      padding-block-end: var(--space-4);
      color: var(--color-text-heading);
      font-weight: var(--font-weight-bold);
    }

    /* Not a popover at this width: always displayed. */
    & > nav > div {
      display: block;
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: 0;
      border: 0;
      border-inline-start: var(--stroke-hairline) solid var(--color-line);
      background: none;
    }

    & > nav a {
      margin-inline-start: calc(-1 * var(--stroke-hairline));
      padding-block: var(--space-2);
      line-height: var(--font-leading-snug);
    }
  }

  @media print {
    display: block;

    & > nav {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block-start: var(--space-10);

  & dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: var(--space-2) var(--space-6);
    padding-block-end: var(--space-6);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    font-size: var(--font-size-label);
  }

  /*
   * The downloads have borders. An attribute instead of :has(), which would match late while the page is still loading
   * and shift the content above.
   */
  &[data-files] dl {
    padding: 0;
    border: 0;
  }

  & dt {
    color: var(--color-text-muted);
  }

  & dd {
    color: var(--color-text-heading);
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 768px) {
    & dl {
      grid-template-columns: repeat(3, auto) 1fr;
      gap: var(--space-1) var(--space-10);
    }

    & dl > div {
      display: grid;
      align-content: start;
    }
  }

  @media not (min-width: 768px) {
    & dl > div {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    scroll-margin-block-start: calc(var(--document-bar) + var(--space-4));
  }

  & section[data-chapter] {
    gap: var(--space-10);
    padding-block-start: var(--space-10);
  }

  & [data-heading] {
    display: flex;
    gap: 0.5em;
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  & [data-heading='title'] {
    font-size: var(--font-size-h2);
  }

  & [data-heading='chapter'] {
    padding-block-start: var(--space-4);
    border-block-start: var(--stroke-detail) solid var(--color-text-heading);
    font-size: var(--font-size-h3);
  }

  /* The number links to its own section; the padding enlarges the target without changing the line height. */
  & [data-heading] > a {
    flex: none;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    color: var(--color-action-primary);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  & [data-heading] > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & section:target > [data-heading] {
    box-shadow:
      calc(-1 * var(--space-3)) 0 0 var(--color-surface),
      calc(-1 * var(--space-4)) 0 0 var(--color-action-primary);
  }

  @media print {
    display: block;
    padding: 0;

    /* Downloads are of no use on paper. */
    & > ul {
      display: none;
    }

    & section {
      display: block;
      padding: 0;
      margin-block-start: 1.25rem;
    }

    & > *,
    & section > * {
      margin-block-end: 0.5rem;
    }
  }
`;

const createEntry = (id: string, number: string | undefined, title: string) => (
  <a href={`#${id}`}>
    {number && <span>{number} </span>}
    <span>{title}</span>
  </a>
);

/** A text cited by numbers (a policy, terms of use): table of contents, and an anchor for each article. */
export function Document({
  heading,
  contentsLabel,
  facts,
  downloads,
  introduction,
  chapters,
  ...rest
}: DocumentProps) {
  const nav = useEnhanced(markCurrentSection);
  const id = useId();

  const numberedHeading = (
    kind: 'chapter' | 'article',
    section: DocumentChapter | DocumentArticle,
    headingsAbove: number,
  ) =>
    createElement(
      `h${2 + (heading ? 1 : 0) + headingsAbove}`,
      { id: `${section.id}-title`, 'data-heading': kind },
      section.number && <a href={`#${section.id}`}>{section.number}</a>,
      section.title,
    );
  const article = (chapter: DocumentChapter) => (documentArticle: DocumentArticle) => (
    <section
      key={documentArticle.id}
      id={documentArticle.id}
      aria-labelledby={`${documentArticle.id}-title`}
    >
      {numberedHeading('article', documentArticle, chapter.title ? 1 : 0)}
      {documentArticle.body}
    </section>
  );
  return (
    <Root {...rest}>
      <nav ref={nav} aria-label={contentsLabel}>
        <button type="button" popoverTarget={id}>
          {contentsLabel}
          <span data-part="current" />
        </button>
        <p aria-hidden>{contentsLabel}</p>
        <div id={id} popover="auto">
          <ol>
            {chapters.flatMap((chapter) => [
              chapter.title && (
                <li key={chapter.id} data-chapter>
                  {createEntry(chapter.id, chapter.number, chapter.title)}
                </li>
              ),
              ...chapter.articles.map((documentArticle) => (
                <li key={documentArticle.id}>
                  {createEntry(documentArticle.id, documentArticle.number, documentArticle.title)}
                </li>
              )),
            ])}
          </ol>
        </div>
      </nav>
      <Body data-files={downloads ? '' : undefined}>
        {heading && <h2 data-heading="title">{heading}</h2>}
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {downloads}
        {introduction}
        {chapters.map((chapter) =>
          chapter.title ? (
            <section
              key={chapter.id}
              id={chapter.id}
              aria-labelledby={`${chapter.id}-title`}
              data-chapter
            >
              {numberedHeading('chapter', chapter, 0)}
              {chapter.text}
              {chapter.articles.map(article(chapter))}
            </section>
          ) : (
            <Fragment key={chapter.id}>
              {chapter.text}
              {chapter.articles.map(article(chapter))}
            </Fragment>
          ),
        )}
      </Body>
    </Root>
  );
}
