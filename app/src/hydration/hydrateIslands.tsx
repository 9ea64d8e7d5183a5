import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

import { IslandProviders, type IslandEnvironment } from '../islands/IslandProviders.tsx';
import type { PageState } from '../islands/pageState.ts';
import { isIslandName, loadIsland } from '../islands/registry.ts';
import { IslandRouter } from '../navigation/IslandRouter.tsx';
import { yieldToBrowser } from './yieldToBrowser.ts';

const ISLAND = '[data-island]:not([data-hydrated])';
/** `CopyText3` → `CopyText` */
const NUMBER = /\d+$/;

interface HydratedIsland {
  readonly root: Root;
  readonly Component: ComponentType<object>;
}

const hydratedIslands = new Map<HTMLElement, HydratedIsland>();

const idOf = (element: HTMLElement): string => element.dataset['island'] ?? '';

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * Calls back when everything in it has run its effects. It stands around the island and not beside it: React counts
 * siblings in the ids that it makes, and those of the server would be others.
 */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

function contentOf(
  Component: ComponentType<object>,
  props: object,
  environment: IslandEnvironment,
  onHydrated: () => void,
): ReactNode {
  return (
    <StrictMode>
      <Hydrated onHydrated={onHydrated}>
        <IslandRouter>
          <IslandProviders environment={environment}>
            <Component {...props} />
          </IslandProviders>
        </IslandRouter>
      </Hydrated>
    </StrictMode>
  );
}

async function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  environment: IslandEnvironment,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const root = hydrateRoot(element, contentOf(Component, props, environment, done.resolve), {
    identifierPrefix: idOf(element),
    onRecoverableError(error) {
      console.error(error);
    },
  });
  await done.promise;
  element.dataset['hydrated'] = '';
  hydratedIslands.set(element, { root, Component });
  unmountDetached();
}

/** Unmounts the islands that are no longer in the document. */
export function unmountDetached(): void {
  for (const [element, { root }] of hydratedIslands)
    if (!element.isConnected) {
      hydratedIslands.delete(element);
      root.unmount();
    }
}

/** The hydrated islands of the page by their ids. */
export const hydratedElements = (): Map<string, HTMLElement> =>
  new Map([...hydratedIslands.keys()].map((element) => [idOf(element), element]));

/** Renders the hydrated islands again, at once, in another language: what they hold stays. */
export function rerenderIslands(state: PageState, environment: IslandEnvironment): void {
  flushSync(() => {
    for (const [element, { root, Component }] of hydratedIslands)
      root.render(contentOf(Component, state.props[idOf(element)] ?? {}, environment, () => {}));
  });
}

interface HydrationOptions {
  readonly state: PageState;
  readonly environment: IslandEnvironment;
  /** What a person touched: its island comes first. */
  readonly touched?: EventTarget | null | undefined;
  /** Repeats the presses that came before the island. */
  readonly onIsland?: (element: HTMLElement) => void;
}

/**
 * Hydrates the islands below an element one after the other, each in a task of its own: what is touched
 * first, also while this goes on, then the others in the order of the page. Islands that are gone meanwhile
 * are left out.
 */
export async function hydrateIslands(
  within: ParentNode,
  { state, environment, touched, onIsland }: HydrationOptions,
): Promise<void> {
  let first = touched;
  const touch = ({ target }: Event) => (first = target);
  const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
  for (const name of touches)
    document.addEventListener(name, touch, { capture: true, passive: true });
  const remaining = new Set(within.querySelectorAll<HTMLElement>(ISLAND));
  const components = new Map(
    [...remaining].map((element) => {
      const name = idOf(element).replace(NUMBER, '');
      if (!isIslandName(name)) throw new Error(`There is no island "${name}".`);
      return [element, loadIsland(name)];
    }),
  );
  try {
    while (remaining.size > 0) {
      const wanted = first instanceof Element ? first.closest<HTMLElement>(ISLAND) : null;
      const [next] = remaining;
      const element = wanted && remaining.has(wanted) ? wanted : next;
      if (!element) break;
      remaining.delete(element);
      const Component = await components.get(element);
      if (!Component || !element.isConnected) continue;
      const props = state.props[idOf(element)] ?? {};
      await hydrate(element, Component, props, environment);
      onIsland?.(element);
      await yieldToBrowser();
    }
  } finally {
    for (const name of touches) document.removeEventListener(name, touch, { capture: true });
  }
}
