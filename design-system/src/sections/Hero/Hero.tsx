import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type Accent } from '../../styles/accent.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { Heading } from '../../components/Heading/index.ts';
import {
  Drawing,
  Fact,
  Lead,
  Place,
  Places,
  Root,
  Stage,
  Switch,
  Switches,
  Words,
} from './Hero.styles.ts';

/** A product at its place in the drawing. */
export interface HeroPlace {
  /** Name of the product, and of its link. */
  name: string;
  /** URL of the product; by default the place is not a link. */
  href?: string | undefined;
  /** One value of its specifications, with its name. */
  fact: string;
  /** Shown in its card. A lazy image is fetched when the card is first displayed. */
  picture?: ReactNode;
  /** Position in percent of the drawing's width and height. */
  x: number;
  /** Vertical position, in percent of the drawing's height from the top. */
  y: number;
  /** `emphasis` distinguishes the place from the others of its area by another color; `default` by default. */
  tone?: 'default' | 'emphasis' | undefined;
}

/** One business area, with its switch and its places. */
export interface HeroDestination {
  /** Color of the area, and the `data-area` of its elements in the drawing. */
  area: Accent;
  /** Name of the area, on its switch. */
  label: string;
  /** Short description of the destination. */
  detail: string;
  /** Text of the link to the area: "8 products". */
  more: string;
  /** By default the destination is not a link. */
  href?: string | undefined;
  /** Horizontal position in the drawing where its strands end, in percent from the left. */
  at: number;
  /** Products of the area at their positions; they are shown from 768 px. */
  places: readonly HeroPlace[];
}

/** Props of `Hero`; other attributes are those of `section`. */
export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's `h1`; "\n" marks a preferred line break. */
  heading: string;
  /** What the company does, in one or two sentences. */
  lead: ReactNode;
  /** Spans the window. Elements with `data-area` belong to an area: they fade while another area is highlighted. */
  drawing: ReactNode;
  /**
   * The point of the drawing that the line of the page (`PageLine`) leads to, in percent of the drawing's width (`x`) and
   * height (`y`); both also for phones, which show a part of the drawing.
   */
  line: { x: number; y: number; phoneX: number; phoneY: number };
  /** The business areas, in the order of the drawing; at most three fit above it. */
  destinations: readonly HeroDestination[];
}

const PlacedSwitch = styled(Switch)<CustomProperties>(getCustomProperties);
const PlacedStage = styled(Stage)<CustomProperties>(getCustomProperties);
const PlacedProduct = styled(Place)<CustomProperties>(getCustomProperties);

/**
 * The first screen of the home page: title, lead, and a drawing with the business areas. The name of an area
 * is a checkbox that highlights its part of the drawing; every product is a link at its position, with a card
 * on hover and focus. HTML and CSS only.
 */
export function Hero({ heading, lead, drawing, line, destinations, ...rest }: HeroProps) {
  const id = useId();
  const positions = destinations.map(({ at }) => at);
  const [leftmost, rightmost] = [Math.min(...positions), Math.max(...positions)];
  return (
    <Root aria-labelledby={id} {...rest}>
      <Words>
        <Heading id={id} level={1} size="display">
          {heading}
        </Heading>
        <Lead>{lead}</Lead>
      </Words>
      <Switches>
        {destinations.map(({ area, label, detail, more, href, at }) => (
          <PlacedSwitch
            key={area}
            data-area={area}
            data-accent={area}
            data-edge={at === leftmost ? 'start' : at === rightmost ? 'end' : undefined}
            $properties={{ '--at': at }}
          >
            <label>
              <input type="checkbox" />
              <strong>{label}</strong> <span>{detail}</span>
            </label>
            <a href={href}>
              <span>{label} </span>
              {more}
            </a>
          </PlacedSwitch>
        ))}
      </Switches>
      <PlacedStage
        data-line="drawing"
        $properties={{
          '--y': line.y,
          '--x': line.x,
          '--phone-y': line.phoneY,
          '--phone-x': line.phoneX,
        }}
      >
        <Drawing>{drawing}</Drawing>
        {destinations.map(({ area, label, places }) => (
          <Places key={area} data-area={area} data-accent={area} aria-label={label}>
            {places.map(({ name, href: to, fact, picture, x, y, tone }) => (
              <PlacedProduct key={name} data-tone={tone} $properties={{ '--x': x, '--y': y }}>
                <a href={to}>
                  <Fact>
                    {picture}
                    <small>{label}</small> <strong>{name}</strong> <span>{fact}</span>
                  </Fact>
                </a>
              </PlacedProduct>
            ))}
          </Places>
        ))}
      </PlacedStage>
    </Root>
  );
}
