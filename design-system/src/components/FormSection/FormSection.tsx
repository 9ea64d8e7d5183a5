import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../Heading/index.ts';

/** Props of `FormSection`; other attributes are those of `div`. */
export interface FormSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Legend of the fields, which screen readers announce with the first of them. */
  heading: string;
  /** Purpose of the fields, or how to complete them. */
  intro?: ReactNode;
  /** 2 for a section of the form; 3 for a group inside a section. */
  level?: 2 | 3 | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  &[data-level='2'] {
    padding-block-start: var(--space-8);
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  &[data-level='3'] {
    max-inline-size: var(--size-form);
    padding: var(--space-5);
    border: var(--stroke-hairline) solid var(--color-line);
    border-radius: var(--radius-medium);
  }

  @media (min-width: 1024px) {
    &[data-level='2'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: var(--space-8);
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;

  & > div {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-wrap: pretty;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: start;

  & > * {
    max-inline-size: var(--size-form);
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  & > * {
    inline-size: 100%;
    max-inline-size: var(--size-form);
  }

  & > button {
    inline-size: auto;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: var(--space-8);

    & > * {
      grid-column: 2;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`;

/** Two short fields with one answer, next to each other from 768 px: a date and its time. */
export function FieldPair(props: ComponentPropsWithRef<'div'>) {
  return <Pair {...props} />;
}

/** The end of a form: submit button and result of the submission, aligned with the fields. */
export function FormActions(props: ComponentPropsWithRef<'div'>) {
  return <Actions {...props} />;
}

/** A group of fields labeled by its heading. */
export function FormSection({ heading, intro, level = 2, children, ...rest }: FormSectionProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} data-level={level} {...rest}>
      <Head>
        <Heading id={id} level={level} size={level === 2 ? 'h3' : 'label'}>
          {heading}
        </Heading>
        {intro && <div>{intro}</div>}
      </Head>
      <Fields>{children}</Fields>
    </Root>
  );
}
