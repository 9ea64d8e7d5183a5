import { createContext, createElement, use } from 'react';

import { ISLANDS, type IslandName, type IslandProps } from './registry.ts';

/** An island of a page that is being rendered. */
export interface PlacedIsland {
  /** Its name and a number: unique on the page, and the prefix of the ids that React makes inside it. */
  readonly id: string;
  readonly name: IslandName;
  readonly props: object;
}

/** Collects the islands of one page while the page around them is rendered. */
export class IslandCollector {
  readonly placed: PlacedIsland[] = [];

  /** Returns the id of the island. */
  add(name: IslandName, props: object): string {
    const number = this.placed.filter((island) => island.name === name).length;
    const id = name + number;
    this.placed.push({ id, name, props });
    return id;
  }
}

/** Collects the islands of the page that is rendered; without a value inside an island. */
export const IslandCollectorContext = createContext<IslandCollector | undefined>(undefined);

/** The element around every island. */
export const ISLAND_ELEMENT = 'site-island';

/** The placeholder for the markup of an island until that is rendered. */
export const islandMarker = (id: string): string => `<!--island ${id}-->`;

type IslandElementProps<Name extends IslandName> = {
  readonly name: Name;
  /** Hydrates when it comes into view, because it shows nothing before. */
  readonly whenVisible?: boolean;
} & (object extends IslandProps<Name>
  ? { readonly props?: IslandProps<Name> }
  : { readonly props: IslandProps<Name> });

/**
 * A part of a page with client code: an element with a React root of its own. Rendered on the server only;
 * in the browser `hydrateIslands` takes it over. Islands do not hold islands.
 */
export function Island<Name extends IslandName>({
  name,
  whenVisible = false,
  props,
}: IslandElementProps<Name>) {
  const collector = use(IslandCollectorContext);
  if (!collector) throw new Error(`The island "${name}" stands inside another one.`);
  const id = collector.add(name, props ?? {});
  const island: (typeof ISLANDS)[IslandName] & { readonly follows?: string } = ISLANDS[name];
  // A custom element without semantics, and with `display: contents` without a box: it may stand anywhere.
  return createElement(ISLAND_ELEMENT, {
    'data-island': id,
    'data-follows': island.follows,
    'data-when': whenVisible ? 'visible' : undefined,
    dangerouslySetInnerHTML: { __html: islandMarker(id) },
  });
}
