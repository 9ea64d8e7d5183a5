import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { press } from '../../styles/motion.ts';
import { stretchedLink } from '../../styles/stretched-link.ts';
import type { NewsItem } from './NewsList.tsx';

/** Props of `LeadStory`; other attributes are those of `div`. */
export interface LeadStoryProps extends ComponentPropsWithRef<'div'> {
  /** The large one. */
  story: NewsItem;
  /** Decorative: the title names the story. */
  picture?: ReactNode;
  /** The other news. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-10) var(--space-12);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);

    /* The others share the height of the large story; their titles are on a separate line. */
    & > ul {
      display: grid;
      grid-auto-rows: minmax(min-content, 10rem);
    }

    & > ul > li {
      grid-template: auto auto / auto 1fr auto;
      gap: var(--space-2) var(--space-4);
      align-content: center;
    }

    & > ul > li > :is(a, strong) {
      grid-area: 2 / 1 / auto / 3;
      font-size: var(--font-size-h3);
      line-height: var(--font-leading-heading);
    }

    & > ul > li > svg {
      grid-area: 1 / 3 / span 2;
    }
  }
`;

const Story = styled.article`
  position: relative;

  & > div {
    overflow: clip;
    margin-block-end: var(--space-5);
    border-radius: var(--radius-medium);
    background: var(--color-surface-subtle);
  }

  & img {
    inline-size: 100%;
    transition: scale var(--motion-duration-normal) var(--motion-easing-standard);
  }

  @media (prefers-reduced-motion: no-preference) {
    &:hover img {
      scale: 1.02;
    }
  }

  ${press()}

  & > p {
    display: flex;
    gap: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & > p > span {
    color: var(--color-text-first);
    font-weight: var(--font-weight-semibold);
  }

  & > h3 {
    color: var(--color-text-heading);
    font-size: var(--font-size-h3);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
  }

  & a {
    color: inherit;
    text-decoration: none;
    ${stretchedLink}
  }

  & a:hover {
    color: var(--color-action-primary);
  }
`;

/** The newest story with its picture, next to the list of the others. */
export function LeadStory({ story, picture, children, ...rest }: LeadStoryProps) {
  const { date, dateTime, category, title, href } = story;
  return (
    <Root {...rest}>
      <Story>
        {picture && <div>{picture}</div>}
        <p>
          {category && <span>{category}</span>} <time dateTime={dateTime}>{date}</time>
        </p>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      </Story>
      {children}
    </Root>
  );
}
