import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Section } from '../../components/Layout/index.ts';
import { hasGroups, hasPortraits } from './map-mark.ts';
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';

/** Props of `PlaceMapSection`; other attributes are those of `div`. */
export interface PlaceMapSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Subject of the maps. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** The first of several maps is next to the others. */
  maps: readonly (Pick<PlaceMapProps, 'map' | 'caption' | 'marks'> & { readonly id: string })[];
  /** Meaning of the marks. */
  legend?: readonly { readonly label: string; readonly filled?: boolean }[] | undefined;
  /** `side` places the heading next to the maps from 1024 px. */
  arrangement?: 'stacked' | 'side' | undefined;
}

/* Separates the dark band from tabs above it. */
const Root = styled.div`
  margin-block-start: var(--space-8);
`;

const Maps = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-6);

  &:not([data-several], [data-wide]) {
    max-inline-size: 32rem;
  }

  @media (min-width: 768px) {
    &[data-several] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-several] > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 1024px) {
    /* In proportion to the widths of the drawings, so that their dots have the same size. */
    &[data-several] {
      grid-template-columns: minmax(0, 720fr) minmax(0, 496fr);
    }

    &[data-several] > :first-child {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
`;

const Legend = styled.ul`
  display: flex;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
  color: var(--color-text-inverse);
  font-size: var(--font-size-label);

  & > li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }

  & > li::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 0.15625rem solid var(--color-area-hv);
    border-radius: 50%;
    /* The marks of the drawing keep their color and filling, too. */
    forced-color-adjust: none;
  }

  & > [data-filled]::before {
    background: var(--color-area-hv);
  }
`;

/** A dark band with one to three maps and the meaning of their marks. */
export function PlaceMapSection({
  heading,
  intro,
  maps,
  legend,
  arrangement = 'stacked',
  ...rest
}: PlaceMapSectionProps) {
  return (
    <Root {...rest}>
      <Section
        tone="inverse"
        heading={heading}
        intro={intro}
        arrangement={arrangement}
        aside={
          legend && (
            <Legend>
              {legend.map(({ label, filled }) => (
                <li key={label} data-filled={filled || undefined}>
                  {label}
                </li>
              ))}
            </Legend>
          )
        }
      >
        <Maps
          data-several={maps.length > 1 || undefined}
          data-wide={maps.some(({ marks }) => hasPortraits(marks) || hasGroups(marks)) || undefined}
        >
          {maps.map(({ id, ...map }, index) => (
            <PlaceMap
              key={id}
              {...map}
              // Numbers continue from map to map.
              start={1 + maps.slice(0, index).reduce((sum, { marks }) => sum + marks.length, 0)}
            />
          ))}
        </Maps>
      </Section>
    </Root>
  );
}
