import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type Accent } from '../../styles/accent.ts';
import { type CustomProperties, customProperties } from '../../styles/custom-properties.ts';
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
  name: string;
  href?: string | undefined;
  /** One value of its specifications, with its name. */
  fact: string;
  /** Shown in its card. A lazy image is fetched when the card is first displayed. */
  picture?: ReactNode;
  /** Position in percent of the drawing's width and height. */
  x: number;
  y: number;
  /** The orange of high voltage instead of its area's color. */
  isHighVoltage?: boolean;
}

export interface HeroDestination {
  area: Accent;
  label: string;
  /** Short description of the destination. */
  detail: string;
  /** Text of the link to the area: "8 products". */
  more: string;
  /** Omit it to show the destination without a link. */
  href?: string | undefined;
  /** Horizontal position in the drawing where its strands end, in percent from the left. */
  at: number;
  places: readonly HeroPlace[];
}

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's `h1`; "\n" marks a preferred line break. */
  heading: string;
  lead: ReactNode;
  /**
   * Spans the window. Elements with `data-area` belong to an area: they fade while another area is
   * switched on.
   */
  drawing: ReactNode;
  /**
   * Where the line of the page (`Spine`) meets the drawing, in percent of the drawing's width (`x`) and height (`y`);
   * both also for phones, which show a part of the drawing.
   */
  line: { x: number; y: number; phoneX: number; phoneY: number };
  destinations: readonly HeroDestination[];
}

const PlacedSwitch = styled(Switch)<CustomProperties>(customProperties);
const PlacedStage = styled(Stage)<CustomProperties>(customProperties);
const PlacedProduct = styled(Place)<CustomProperties>(customProperties);

/**
 * The first screen of the home page: title, lead, and a drawing with the business areas. The name of an area
 * is a checkbox that highlights its part of the drawing; every product is a link at its position, with a card
 * on hover and focus. HTML and CSS only.
 */
export function Hero({ heading, lead, drawing, line, destinations, ...rest }: HeroProps) {
  const id = useId();
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
          <PlacedSwitch key={area} data-area={area} data-accent={area} $properties={{ '--at': at }}>
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
            {places.map(({ name, href: to, fact, picture, x, y, isHighVoltage }) => (
              <PlacedProduct
                key={name}
                data-hv={isHighVoltage || undefined}
                $properties={{ '--x': x, '--y': y }}
              >
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
