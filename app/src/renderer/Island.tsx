import { createContext, createElement, use } from 'react';

import { usePostedForm, FormsAvailabilityContext } from '../islands/forms/form-state.ts';
import { getIsland, type IslandName, type IslandProps } from '../islands/registry.ts';
import type { IslandState } from '../islands/island-state.ts';

/** An island of the page that is being rendered. */
interface PlacedIsland {
  /** Its name and a number: unique on the page, and the prefix of the ids that React generates in it. */
  readonly id: string;
  readonly name: IslandName;
  readonly props: object;
}

/** The placeholder for the markup of an island. */
export const ISLAND_MARKER = '<!--island-->';

/** Collects the islands of one page, in document order, while the page around them is rendered. */
export class IslandCollector {
  readonly islands: PlacedIsland[] = [];

  /** Adds an island and returns its id. */
  add(name: IslandName, props: object): string {
    const number = this.islands.filter((island) => island.name === name).length;
    const id = name + number;
    this.islands.push({ id, name, props });
    return id;
  }
}

/** Collects the islands of the page that is being rendered; `undefined` inside an island. */
export const IslandCollectorContext = createContext<IslandCollector | undefined>(undefined);

type IslandElementProps<Name extends IslandName> = {
  readonly name: Name;
} & (object extends IslandProps<Name>
  ? { readonly props?: IslandProps<Name> }
  : { readonly props: IslandProps<Name> });

/**
 * A part of a page with client code: a custom element (`client/SiteIsland.tsx`) with a separate React root. Its props
 * are passed as JSON. Islands cannot be nested.
 */
export function Island<Name extends IslandName>({ name, props }: IslandElementProps<Name>) {
  const collector = use(IslandCollectorContext);
  const form = usePostedForm();
  const formsAvailability = use(FormsAvailabilityContext);
  if (!collector) throw new Error(`The island "${name}" is inside another island.`);
  const { isForm, isPrivate } = getIsland(name);
  const state: IslandState = {
    ...(props && { props }),
    ...(isForm && form && { form }),
    ...(isForm && formsAvailability && { formsAvailability }),
  };
  return createElement('site-island', {
    id: collector.add(name, props ?? {}),
    name,
    state: Object.keys(state).length > 0 ? JSON.stringify(state) : undefined,
    private: isPrivate,
    dangerouslySetInnerHTML: { __html: ISLAND_MARKER },
  });
}
