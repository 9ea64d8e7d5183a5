import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';
import { Heading } from '../../components/Heading/index.ts';

/** Props of `ProductHeader`; other attributes are those of `section`. */
export interface ProductHeaderProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "\n" marks a preferred line break. */
  heading: string;
  /** Level of the heading; 1 by default, 2 below the heading of a page. */
  level?: 1 | 2 | undefined;
  /** Function of the product, in two sentences. */
  children: ReactNode;
  /** Drawing of the product with its alternative text. */
  drawing: ReactNode;
  /** Color of the product's area: the background of the drawing and the marks. */
  accent: Accent;
  /** `KeyValues`, between the drawing and the features. */
  values?: ReactNode;
  /** Label of the values, above them; none by default. */
  valuesNote?: string | undefined;
  /** `FeatureList` next to or below the drawing; none by default. */
  features?: ReactNode;
  /** Buttons below the description, the most important first; none by default. */
  actions?: ReactNode;
}

/*
 * Hovering or focusing a part in the drawing highlights the feature about it, and the reverse. Only where a pointer can
 * hover: on touch screens these rules would recompute the styles of the whole section at each touch.
 */
const FEATURES = [1, 2, 3, 4, 5] as const;
const highlightedFeatures = FEATURES.map(
  (feature) =>
    `&:has([data-feature='${feature}']:is(:hover, :focus-within)) ul > [data-accent]:nth-child(${feature})`,
).join();
const highlightedParts = FEATURES.map(
  (feature) =>
    `&:has(ul > li:nth-child(${feature}):is(:hover, :focus-within)) [data-feature='${feature}']`,
).join();

/*
 * Rendered inside the page's column. The panel's height depends on the drawing only, so the drawing does not move while
 * the text next to it is still loading.
 */
const Root = styled.section`
  display: grid;
  gap: var(--space-8);

  & li:target {
    background: var(--color-surface-selected);
  }

  @media (hover: hover) {
    ${highlightedFeatures} {
      background: var(--color-surface-selected);
    }

    ${highlightedParts} {
      --badge-surface: var(--color-brand-signal);
      --badge-scale: 1.25;

      background: var(--color-surface-selected);
    }
  }

  @media (min-width: 1024px) {
    gap: var(--space-12);
  }

  @media print {
    gap: var(--space-2);
  }
`;

/* A tinted band as wide as the window: a shadow needs no space, and `clip-path` removes it above and below. */
const Stage = styled.div`
  ${accentSurface}
  display: grid;
  gap: var(--space-6);
  padding-block: clamp(1.5rem, 4vw, 3.5rem);
  box-shadow: 0 0 0 100vmax var(--accent-surface);
  clip-path: inset(0 -100vmax);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(2rem, 4vw, 4rem);
    align-items: start;
    min-block-size: 34rem;
  }

  /* The drawing is a stage of the whole column, whose start is free for text. */
  @media (min-width: 1280px) {
    &:has([data-callouts]) {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 0;
    }

    &:has([data-callouts]) > * {
      grid-area: 1 / 1;
    }

    &:has([data-callouts]) > :first-child {
      z-index: 1;
      align-self: start;
      justify-self: start;
      max-inline-size: 20rem;
      padding-block-start: 4rem;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 19rem;
    min-block-size: 0;
    padding-block: 0;
    box-shadow: none;

    && {
      background: none;
    }
  }
`;

const Panel = styled.div`
  min-inline-size: 0;

  & > :is(svg, img) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Values = styled.div`
  padding-block-end: var(--space-4);
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);

    @media print {
      display: none;
    }
  }
`;

const More = styled.div`
  display: grid;
  gap: var(--space-8);

  /* The values end in a line. */
  & > ul > li:first-child {
    border-block-start: 0;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: clamp(2rem, 4vw, 4rem);
    align-items: start;
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

  & > p + p {
    margin-block-start: var(--space-2);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);

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
  heading,
  level = 1,
  children,
  drawing,
  accent,
  values,
  valuesNote,
  features,
  actions,
  ...rest
}: ProductHeaderProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Stage data-accent={accent}>
        <Words>
          <Heading id={id} level={level}>
            {heading}
          </Heading>
          <Text>{children}</Text>
        </Words>
        <Panel>{drawing}</Panel>
      </Stage>
      {values && (
        <Values>
          {valuesNote && <p>{valuesNote}</p>}
          {values}
        </Values>
      )}
      {(features || actions) && (
        <More>
          {features}
          {actions && <Actions>{actions}</Actions>}
        </More>
      )}
    </Root>
  );
}
