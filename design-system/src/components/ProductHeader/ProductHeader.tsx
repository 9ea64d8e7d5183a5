import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { type Area, areaSurface } from '../../styles/area.ts';
import { Heading } from '../Heading/index.ts';

export interface ProductHeaderProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "\n" marks a preferred line break. */
  title: string;
  /** What the product does, in two sentences. */
  children: ReactNode;
  /** Drawing of the product with its alternative text. */
  drawing: ReactNode;
  area: Area;
  /** `FeatureList`. */
  features?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/*
 * Rendered inside the page's column. The panel's height depends on the drawing only, so the drawing does not
 * move while the text beside it is still loading.
 */
const Root = styled.section`
  display: grid;
  gap: var(--space-8);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 4.5rem);
    align-items: start;
  }

  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Panel = styled.div`
  ${areaSurface}
  display: grid;
  place-items: center;
  min-block-size: 16rem;
  padding: clamp(1.25rem, 4vw, 3.5rem);
  border-radius: var(--radius-medium);

  & :is(svg, img) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 30rem;
  }

  @media (min-width: 1024px) {
    min-block-size: 30rem;
  }

  @media print {
    min-block-size: 0;
  }
`;

const Words = styled.div`
  min-inline-size: 0;
  padding-block: var(--space-2);
`;

const Text = styled.div`
  margin-block: var(--space-4) var(--space-6);
  max-inline-size: var(--font-measure-body);
  text-wrap: pretty;

  & > p {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-8);

  /* Aligns the label, not the padding, with the other buttons. */
  & > [data-variant='quiet'] {
    margin-inline: calc(-1 * var(--space-3));
  }

  @media print {
    display: none;
  }
`;

/** A product in summary: drawing, description, features, actions. */
export function ProductHeader({
  title,
  children,
  drawing,
  area,
  features,
  actions,
  ...rest
}: ProductHeaderProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Panel data-area={area}>{drawing}</Panel>
      <Words>
        <Heading id={id}>{title}</Heading>
        <Text>{children}</Text>
        {features}
        {actions && <Actions>{actions}</Actions>}
      </Words>
    </Root>
  );
}
