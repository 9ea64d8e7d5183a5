import { Hero } from '@site/design-system';
import styled from 'styled-components';
import type { HeroBlock } from '@site/content/schema/blocks/index.ts';

import { InlineDrawing, markupOf } from './parts/InlineDrawing.tsx';
import { openHref } from './parts/links.ts';

/** Where each area's line leaves the drawing at its top, in percent of its width. */
const LABELS = { eco: 18.19, intelligent: 50.9, connected: 69.44 } as const;

/* The line that leads to what is pointed at stays lit; the others step back. */
const Lights = styled.div`
  & svg [data-area] {
    transition: opacity var(--motion-duration-normal) var(--motion-easing-standard);
  }

  &:has([data-area='eco'] > a:is(:hover, :focus)) svg [data-area]:not([data-area='eco']),
  &:has([data-area='intelligent'] > a:is(:hover, :focus))
    svg
    [data-area]:not([data-area='intelligent']),
  &:has([data-area='connected'] > a:is(:hover, :focus))
    svg
    [data-area]:not([data-area='connected']) {
    opacity: 0.2;
  }
`;

/** Loads the drawing with the page. */
export const prepare = ({ drawing }: HeroBlock): Promise<string> => markupOf(drawing);

export default function HomeHero({ block }: { readonly block: HeroBlock }) {
  return (
    <Lights>
      <Hero
        title={block.title}
        lead={<p>{block.lead}</p>}
        drawing={<InlineDrawing id={block.drawing} />}
        destinations={block.destinations.map((destination) => ({
          ...destination,
          href: openHref(destination.href),
          at: LABELS[destination.area],
        }))}
      />
    </Lights>
  );
}
