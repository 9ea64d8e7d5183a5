import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';
import { QuestionList, type Question } from './QuestionList.tsx';

/** Props of `QuestionGroups`; other attributes are those of `div`. */
export interface QuestionGroupsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The groups of questions, each with a heading to which the contents link. */
  items: readonly {
    /** Anchor. */
    readonly id: string;
    readonly heading: string;
    readonly questions: readonly Question[];
  }[];
}

const Root = styled.div`
  display: grid;
  gap: var(--space-12);

  & > section > h2 {
    margin-block-end: var(--space-5);
  }
`;

/** Questions and answers by subject. */
export function QuestionGroups({ items, ...rest }: QuestionGroupsProps) {
  const prefix = useId();
  return (
    <Root {...rest}>
      {items.map(({ id, heading, questions }) => (
        <section key={id} id={id} aria-labelledby={prefix + id}>
          <Heading id={prefix + id} size="h3">
            {heading}
          </Heading>
          <QuestionList items={questions} />
        </section>
      ))}
    </Root>
  );
}
