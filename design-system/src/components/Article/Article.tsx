import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';

export interface ArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  paragraphs: readonly string[];
  /** `ArticlePicture`s and links to files, after the text. */
  media?: ReactNode;
}

/** The text of an article and what comes with it. */
export function Article({ paragraphs, media, ...rest }: ArticleProps) {
  return (
    <article {...rest}>
      <Stack>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {media}
      </Stack>
    </article>
  );
}

export interface ArticlePictureProps extends ComponentPropsWithRef<'figure'> {
  /** The picture with its alternative text. */
  children: ReactNode;
  caption: string;
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--size-prose);
  margin: 0;
  break-inside: avoid;

  & > :is(img, svg) {
    inline-size: 100%;
    block-size: auto;
    padding: var(--space-6);
    border: var(--stroke-hairline) solid var(--color-line);
    border-radius: var(--radius-medium);
    box-sizing: border-box;
  }

  & > figcaption {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`;

/** A picture of an article with its caption. */
export function ArticlePicture({ children, caption, ...rest }: ArticlePictureProps) {
  return (
    <Figure {...rest}>
      {children}
      <figcaption>{caption}</figcaption>
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

/** What leads on from an article: actions and neighbours. Not printed: on paper it leads nowhere. */
export function ArticleEnd(props: ComponentPropsWithRef<'div'>) {
  return <End {...props} />;
}
