import { Link2 } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { ruledList, ruledRow } from '../../styles/ruled-list.ts';
import { Icon } from '../../components/Icon/index.ts';

/** One question with its answer. */
export interface Question {
  /** Anchor of the question, the fragment of its URL. */
  id: string;
  /** The question as plain text, for the accessible name of its link. */
  name: string;
  /** The question as displayed, with `mark` around search matches. */
  question: ReactNode;
  /** Paragraphs and lists. */
  answer: ReactNode;
  /** URL of this question. */
  href: string;
}

/** Props of `QuestionList`; other attributes are those of `ul`. */
export interface QuestionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The questions, the most frequent first. */
  items: readonly Question[];
}

const Root = styled.ul`
  ${ruledList}

  & mark {
    background: var(--color-surface-warning);
    box-shadow: inset 0 -2px var(--color-line-warning);
    color: inherit;
  }
`;

const Row = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-8);
  ${ruledRow}

  /* Highlights the URL's target. */
  &:target {
    background: var(--color-surface-selected);
    box-shadow:
      -1rem 0 var(--color-surface-selected),
      1rem 0 var(--color-surface-selected);
  }

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const QuestionHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem;
  gap: var(--space-2);
  align-items: start;

  & > h3 {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    text-wrap: balance;
  }
`;

const Anchor = styled.a`
  ${iconButton}
  /* Centered on the first line of the question. */
  margin-block: calc((1lh - 2.75rem) / 2);
  color: var(--color-text-muted);

  &:hover {
    background: var(--color-action-secondary-hover);
    color: var(--color-text-link-hover);
  }

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media print {
    visibility: hidden;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--font-measure-body);
  color: var(--color-text);
  text-wrap: pretty;
`;

/** Questions and answers in two columns, all expanded; each has a URL. */
export function QuestionList({ items, ...rest }: QuestionListProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      {items.map(({ id, name, question, answer, href }) => (
        <Row key={id} id={id}>
          <QuestionHead>
            <h3>{question}</h3>
            <Anchor href={href} aria-label={message('questionList.address', { question: name })}>
              <Icon icon={Link2} />
            </Anchor>
          </QuestionHead>
          <Answer>{answer}</Answer>
        </Row>
      ))}
    </Root>
  );
}
