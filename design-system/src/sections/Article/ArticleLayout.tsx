import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: var(--space-16);
    align-items: start;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Props of `ArticleLayout`; other attributes are those of `div`. */
export interface ArticleLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The `Article`, then its `ArticleAside`. */
  children: ReactNode;
}

/** An article with related content next to it from 1024 px, below it before that. */
export function ArticleLayout(props: ArticleLayoutProps) {
  return <Layout {...props} />;
}

const Aside = styled.aside`
  display: grid;
  gap: var(--space-10);
  align-content: start;

  & > section {
    display: grid;
    gap: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: var(--stroke-detail) solid var(--color-line-strong);
  }

  & h2 {
    color: var(--color-text-heading);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-bold);
  }

  @media print {
    display: none;
  }
`;

/** Props of `ArticleAside`; other attributes are those of `aside`. */
export interface ArticleAsideProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Name of the landmark. */
  'aria-label': string;
  /** Content next to the text, each with its heading: contacts, files, related pages. */
  sections: readonly { readonly heading: string; readonly content: ReactNode }[];
}

/** Related content of an article: its subjects, and other articles. Not printed. */
export function ArticleAside({ sections, ...rest }: ArticleAsideProps) {
  return (
    <Aside {...rest}>
      {sections.map(({ heading, content }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {content}
        </section>
      ))}
    </Aside>
  );
}
