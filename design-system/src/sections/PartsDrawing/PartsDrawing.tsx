import { type ComponentPropsWithRef, Fragment } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { SegmentedChoice } from '../../components/SegmentedChoice/index.ts';
import { onStage, placeBadge, type Place, type StageCallout } from './callouts.ts';
import { stageLayout, tallLayout } from './PartsDrawing.styles.ts';

/** One part of the product, with its positions in the drawing. */
export interface DrawingPart {
  /** Name of the part, on its callout and in the list. */
  label: string;
  /** Description; a part with one is a callout of the assembled drawing, if it is visible there. */
  text?: string | undefined;
  /** Position in the assembled drawing; omitted if other parts cover it. */
  assembled?: Place | undefined;
  /** Position in the exploded drawing. */
  exploded: Place;
  /**
   * Callout in the exploded drawing at `#stage`. If the first part has one, windows from 1280 px show a stage: the
   * exploded drawing has a callout with text for every part. The start of the stage is free for the text of the page.
   */
  stage?: StageCallout | undefined;
  /** Number of the feature about it, from 1: in a `ProductHeader`, pointing at one highlights the other. */
  feature?: number | undefined;
  /** URL of that feature. */
  href?: string | undefined;
}

/** Props of `PartsDrawing`; other attributes are those of `div`. */
export interface PartsDrawingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * An SVG file that shows the product assembled, exploded at `#exploded`, and animated between both at `#apart`; with
   * callouts also at `#stage` and `#stage-apart`, with `tallZoom` also at `#tall` and `#tall-apart`.
   */
  src: string;
  /** Width of the drawing in its own units, for its aspect ratio. */
  width: number;
  /** Height of the drawing in its own units, for its aspect ratio. */
  height: number;
  /** Description of the drawing, in a sentence. */
  alt: string;
  /** The named parts, in the order of the list. */
  parts: readonly DrawingPart[];
  /**
   * With it, phones show the exploded drawing at `#tall`, which fills the middle 60 % of its width, and so many times
   * larger than at `#exploded`; none by default.
   */
  tallZoom?: number | undefined;
}

/*
 * The choice of the state is above the drawing, so that both are visible together. From 768 px it overlaps the margin
 * of the drawing, which is empty.
 */
const Root = styled.div`
  --above: 3.25rem;

  container-type: inline-size;
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  padding-block-start: var(--above);
  /* When the window is rotated, the badges move from the positions of the former width, which would widen the page. */
  overflow: clip;
  overflow-clip-margin: var(--space-4);
  color: var(--color-text);

  @media (min-width: 768px) {
    --above: 2.75rem;
  }

  & > picture,
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: none;
  }

  &:not(:has([value='exploded']:checked)) > [data-shown='exploded'],
  &:has([value='exploded']:checked) > [data-shown='assembled'] {
    display: none;
  }

  /*
   * In the rule of the root and by data-badge: after :has(), a selector for an element name or any element makes
   * browsers recompute the styles of all elements that match it whenever the :has() may change.
   */
  &:has([value='exploded']:checked) > ol > li > [data-badge] {
    visibility: visible;
    translate: calc(var(--ex) * 1cqi - 50%) calc(var(--ey) * 1cqi - 50%);
  }

  /* A badge does not cover its part. */
  @media not all and (min-width: 1280px) {
    &:has([value='exploded']:checked) > ol > li > [data-badge] {
      margin: -1.25rem 0 0 1.25rem;

      &::after {
        content: '';
        position: absolute;
        inset: calc(50% + 0.9rem) calc(50% + 0.5rem) auto auto;
        inline-size: 0.875rem;
        block-size: 2px;
        background: inherit;
        outline: 1.5px solid var(--color-surface);
        rotate: -45deg;
      }
    }
  }

  /* The list has the same height in both states, so that the page does not move. */
  &:has([value='exploded']:checked) > ol small {
    visibility: hidden;
  }

  /* Leader lines: an outline in the color of the background, the line, and a dot at its start, in two paths. */
  & > svg {
    position: absolute;
    inset-block-start: var(--above);
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: auto;
    max-block-size: none;
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: var(--color-text-heading);
    stroke-width: 2;
  }

  & > svg > path:first-child {
    stroke: var(--color-surface);
    stroke-width: 6;
    stroke-linecap: round;
  }

  & > svg > path:nth-child(n + 3) {
    stroke-dasharray: 0 9999;
    stroke-linecap: round;
    stroke-width: 6;
  }

  & > svg > path:nth-child(3) {
    stroke: var(--color-surface);
    stroke-width: 10;
  }

  ${tallLayout}
  ${stageLayout}

  @media print {
    --above: 0;

    & > svg {
      display: none;
    }
  }
`;

const State = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 1;
`;

const Parts = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-6);
  margin: var(--space-5) 0 0;
  padding: 0;
  list-style: none;
  counter-reset: part;

  & > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    counter-increment: part;
    font-size: var(--font-size-label);
    line-height: var(--font-leading-snug);
  }

  & > li::before {
    content: counter(part) / '';
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-bold);
  }

  & strong {
    color: var(--color-text-heading);
  }

  & small {
    margin-inline-start: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & div > span {
    display: block;
  }

  & a {
    color: inherit;
    text-decoration: underline dotted var(--color-line-control) 2px;
    text-underline-offset: 0.25em;
  }

  /* Not printed, because the features below have the same content. */
  @media print {
    display: none;
  }
`;

/* Placed in container units: percent of the width of the drawing. */
const Badge = styled.span`
  position: absolute;
  inset-block-start: var(--above);
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: 1.875rem;
  block-size: 1.875rem;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  background: var(--badge-surface, var(--color-brand-line));
  color: var(--color-surface);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-bold);
  line-height: 1;
  scale: var(--badge-scale, 1);
  translate: calc(var(--x) * 1cqi - 50%) calc((var(--y) + var(--lower, 0)) * 1cqi - 50%);

  &[data-quiet] {
    visibility: hidden;
  }

  li:is(:hover, :focus-within) > & {
    background: var(--color-brand-signal);
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: translate 500ms cubic-bezier(0.2, 0, 0, 1);
  }

  [data-callouts] > ol > li > & {
    @media (min-width: 1280px) {
      background: var(--color-brand-signal);
      translate: calc(var(--sx) * 1cqi - 50%) calc(var(--sy) * 1cqi - 50%) !important;
    }
  }

  @container (inline-size < 30rem) {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;

const ZoomedRoot = styled(Root)<CustomProperties>(getCustomProperties);
const PlacedPart = styled.li<CustomProperties>(getCustomProperties);

const toPercent = (part: number): number => Math.round(part * 1000) / 10;

/** Returns the position of a badge on the stage, as custom properties. */
const placeOnStage = ({ stage }: DrawingPart) =>
  stage && {
    '--sx': toPercent(onStage(stage.badge[0])),
    '--sy': toPercent(stage.badge[1]),
  };

/** The paths of leader lines. Every line begins a subpath, so that a dash of no length is a dot at its start. */
const createLeaderPaths = (lines: readonly string[]) => {
  const data = lines.map((line) => `M${line}`).join('');
  return ['outline', 'line', 'ring', 'dot'].map((layer) => <path key={layer} d={data} />);
};

/** The lines from the parts to their badges on the stage. */
function StageLeaders({
  parts,
  width,
  height,
}: Pick<PartsDrawingProps, 'parts' | 'width' | 'height'>) {
  const lines = parts.flatMap(({ stage }) => {
    if (!stage) return [];
    const [x, y] = stage.at;
    return [[x, (y * height) / width] as const, stage.bend, stage.badge]
      .map((point) => point.map((value) => Math.round(value * width)).join(' '))
      .join('L');
  });
  return (
    <svg data-stage="" data-shown="exploded" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {createLeaderPaths(lines)}
    </svg>
  );
}

/** The states of the exploded drawing for windows that have more room for it than `#exploded`. */
const PICTURES = [
  { state: 'stage', media: '(min-width: 1280px)' },
  { state: 'tall', media: 'screen and (max-width: 767.98px)' },
] as const;

type ExplodedPictureProps = Omit<PartsDrawingProps, 'alt'>;

/** The exploded drawing, animated if the visitor allows motion. */
function ExplodedPicture({ src, width, height, parts, tallZoom }: ExplodedPictureProps) {
  const message = useMessage();
  const isAvailable = { stage: parts[0]?.stage, tall: tallZoom };
  const pictures = PICTURES.filter(({ state }) => isAvailable[state]);
  return (
    <picture data-shown="exploded">
      {pictures.map(({ state, media }) => (
        <Fragment key={state}>
          <source
            media={`${media} and (prefers-reduced-motion: no-preference)`}
            srcSet={`${src}#${state}-apart`}
          />
          <source media={media} srcSet={`${src}#${state}`} />
        </Fragment>
      ))}
      <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}#apart`} />
      <img
        src={`${src}#exploded`}
        width={width}
        height={height}
        alt={message('parts.explodedAlt', { parts: parts.map(({ label }) => label).join(', ') })}
        loading="lazy"
      />
    </picture>
  );
}

/**
 * A drawing with named parts: numbered callouts while assembled, all parts named when exploded. Two radio buttons and
 * CSS change between the states, so it works without scripts.
 */
export function PartsDrawing({
  src,
  width,
  height,
  alt,
  parts,
  tallZoom,
  ...rest
}: PartsDrawingProps) {
  const message = useMessage();
  const ratio = height / width;
  const numbered = parts.map((part) => ({
    ...part,
    badge: part.assembled ? placeBadge(part.assembled, ratio) : part.exploded,
  }));
  const at = ([x, y]: Place) => `${Math.round(x * width)} ${Math.round(y * height)}`;
  const leaders = numbered.flatMap(({ text, assembled, badge }) =>
    text && assembled ? [`${at(assembled)}L${at(badge)}`] : [],
  );
  const [first] = parts;
  return (
    <ZoomedRoot
      data-callouts={first?.stage && ''}
      data-tall={tallZoom && ''}
      $properties={{ '--zoom': tallZoom }}
      {...rest}
    >
      <img
        data-shown="assembled"
        data-travels=""
        src={src}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
      <ExplodedPicture {...{ src, width, height, parts, tallZoom }} />
      <svg data-shown="assembled" viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {createLeaderPaths(leaders)}
      </svg>
      {first?.stage && <StageLeaders {...{ parts, width, height }} />}
      <State data-state="">
        <SegmentedChoice
          label={message('parts.view')}
          defaultValue="assembled"
          options={(['assembled', 'exploded'] as const).map((value) => ({
            value,
            label: message(`parts.${value}`),
          }))}
        />
      </State>
      <Parts>
        {numbered.map((part, index) => {
          const { label, text, assembled, badge, exploded, feature, href } = part;
          return (
            <PlacedPart
              key={label}
              data-feature={feature}
              data-side={part.stage?.side}
              $properties={{
                '--x': toPercent(badge[0]),
                '--y': toPercent(badge[1] * ratio),
                '--ex': toPercent(exploded[0]),
                '--ey': toPercent(exploded[1] * ratio),
                ...placeOnStage(part),
              }}
            >
              <div>
                <strong>{href ? <a href={href}>{label}</a> : label}</strong>
                {!assembled && <small>{message('parts.inside')}</small>}
                {text && <span>{text}</span>}
              </div>
              <Badge data-badge="" aria-hidden data-quiet={text && assembled ? undefined : ''}>
                {index + 1}
              </Badge>
            </PlacedPart>
          );
        })}
      </Parts>
    </ZoomedRoot>
  );
}
