import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useMessage } from '../../messages/index.ts';
import { choiceChip } from '../../styles/choice-chip.ts';
import { GalleryText, type GalleryTextProps } from './GalleryText.tsx';

/** One picture with its texts. */
export interface GalleryItem extends GalleryTextProps {
  /** Anchor of the item and fragment of its URL: letters, digits and hyphens. */
  id: string;
  /** Caption of the picture. */
  title: string;
  /** A few words under the title. */
  note?: string | undefined;
  /** The picture in the grid, with its alternative text. */
  picture: ReactNode;
  /** One filter value per filter. */
  tags?: readonly string[] | undefined;
}

/** A choice that filters the pictures. */
export interface GalleryFilter {
  /** Subject of the filter: "Year". */
  label: string;
  /** The first option shows everything. */
  options: readonly { value: string; label: string }[];
}

/** Props of `Gallery`; other attributes are those of `div`. */
export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The pictures, in the order shown. */
  items: readonly GalleryItem[];
  /** Choices above the grid; the `tags` of an item contain one value of each. None by default. */
  filters?: readonly GalleryFilter[] | undefined;
  /** Whether the page has a `Lightbox`, which shows the item in the URL after hydration, instead of the gallery. */
  lightbox?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

const Filters = styled.div`
  display: grid;
  gap: var(--space-3);

  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    color: var(--color-text-muted);

    @media (min-width: 768px) {
      inline-size: 4.5rem;
    }
  }

  & label {
    ${choiceChip}
  }

  @media print {
    display: none;
  }
`;

/**
 * Hides items without the selected value. The subject of `:has()` is the filters, not an ancestor of the items, because
 * browsers recompute the styles of everything inside the subject after a change.
 */
const HidingFilters = styled(Filters)<{ $values: readonly string[] }>`
  ${({ $values }) =>
    $values
      .map((value) => JSON.stringify(value))
      .map(
        (value) => `
          &:has(input[value=${value}]:checked) ~ ul > [data-tags]:not([data-tags~=${value}]) {
            display: none;
          }
        `,
      )
      .join('')}
`;

const Count = styled.p`
  margin: 0;
  color: var(--color-text-muted);

  /* Hidden, because without scripts it would not follow the filters. */
  @media (scripting: none) {
    display: none;
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8) var(--space-4);
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    gap: var(--space-10) var(--space-6);

    /* Four items are two rows of two. */
    &:not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media (min-width: 1024px) {
    /* Six items are two rows of three. */
    &:not(:has(> :nth-child(6):last-child)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Item = styled.li`
  scroll-margin-block-start: calc(var(--size-header) + var(--space-6));

  & > a {
    display: grid;
    gap: var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-decoration: none;
    text-wrap: balance;
  }

  & > a > div {
    display: grid;
    padding: var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-surface-subtle);
    transition: background var(--motion-duration-quick) var(--motion-easing-standard);
  }

  & > a:hover > div {
    background: var(--color-surface-selected);
  }

  & > a:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & > a > span > small {
    display: block;
    margin-block-start: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-regular);
  }

  & > div {
    display: none;
    margin-block-start: var(--space-3);
    color: var(--color-text-muted);
  }

  /* Without scripts, the item in the URL is displayed on a separate row with its description. */
  [data-plain] > &:target {
    grid-column: 1 / -1;
    max-inline-size: 30rem;
  }

  [data-plain] > &:target > div {
    display: block;
  }

  @media (min-width: 768px) {
    & > a > div {
      padding: var(--space-6);
    }
  }

  @media (forced-colors: active) {
    & > a > div {
      border: var(--stroke-hairline) solid CanvasText;
    }
  }
`;

/** A grid of pictures of one kind; each has a URL that shows it enlarged. */
export function Gallery({ items, filters = [], lightbox = false, ...rest }: GalleryProps) {
  const hydrated = useHydrated();
  const message = useMessage();
  const name = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [selectedValues, setSelectedValues] = useState<readonly string[]>([]);
  const values = filters.flatMap(({ options }) => options.slice(1).map(({ value }) => value));
  const count = items.filter(({ tags = [] }) =>
    selectedValues.every((value) => !values.includes(value) || tags.includes(value)),
  ).length;

  // CSS hides the items, which also works before hydration; this state only counts the visible ones.
  const readChoices = () =>
    setSelectedValues(
      [...(choices.current?.querySelectorAll('input') ?? [])].flatMap(({ checked, value }) =>
        checked ? [value] : [],
      ),
    );
  useEffect(readChoices, []);
  return (
    <Root {...rest}>
      {filters.length > 0 && (
        <HidingFilters ref={choices} $values={values} onChange={readChoices}>
          {filters.map(({ label, options }) => (
            <fieldset key={label}>
              <legend>{label}</legend>
              {options.map((option, index) => (
                <label key={option.value}>
                  <input
                    type="radio"
                    name={name + label}
                    value={option.value}
                    defaultChecked={index === 0}
                  />
                  {option.label}
                </label>
              ))}
            </fieldset>
          ))}
          <Count role="status">
            {count > 0 ? message('filter.count', { count }) : message('gallery.none')}
          </Count>
        </HidingFilters>
      )}
      <Items data-plain={hydrated && lightbox ? undefined : ''}>
        {items.map(({ id, title, note, text, details, picture, tags }) => (
          <Item key={id} id={id} data-tags={tags?.join(' ')}>
            <a href={`#${id}`}>
              <div>{picture}</div>
              <span>
                {title}
                {note && <small>{note}</small>}
              </span>
            </a>
            {text && (
              <div>
                <GalleryText text={text} details={details} />
              </div>
            )}
          </Item>
        ))}
      </Items>
    </Root>
  );
}
