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
    onUncaughtError(error) {
      console.error(error);
      // The other islands do not wait for this one.
      done.resolve();
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

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** The component of an island; `undefined` where its module cannot be had. */
async function loadComponent(element: HTMLElement): Promise<ComponentType<object> | undefined> {
  const name = idOf(element).replace(NUMBER, '');
  if (!isIslandName(name)) throw new Error(`There is no island "${name}".`);
  try {
    return await loadIsland(name);
  } catch {
    return undefined;
  }
}

/** Tries once more when somebody presses something in an island whose module could not be had. */
function retryAtPress(element: HTMLElement, options: HydrationOptions): void {
  const retry = () => {
    void hydrateIslands([element], options);
  };
  element.addEventListener('click', retry, { once: true, capture: true });
}

/**
 * Hydrates islands one after the other, each in a task of its own: what is touched first, also while this goes
 * on, then the others in their order. Islands that are gone meanwhile are left out. One whose module cannot be had
 * stays as the server sent it, and is tried again when somebody presses something in it.
 */
export async function hydrateIslands(
  islands: Iterable<HTMLElement>,
  options: HydrationOptions,
): Promise<void> {
  const { state, environment, touched, onIsland } = options;
  let first = touched;
  const touch = ({ target }: Event) => (first = target);
  for (const name of TOUCHES)
    document.addEventListener(name, touch, { capture: true, passive: true });
  const remaining = new Map([...islands].map((element) => [element, loadComponent(element)]));
  try {
    while (remaining.size > 0) {
      const wanted = first instanceof Element ? first.closest<HTMLElement>(ISLAND) : null;
      const [next] = remaining.keys();
      const element = wanted && remaining.has(wanted) ? wanted : next;
      if (!element) break;
      const Component = await remaining.get(element);
      remaining.delete(element);
      if (!Component) retryAtPress(element, options);
      if (!Component || !element.isConnected) continue;
      const props = state.props[idOf(element)] ?? {};
      await hydrate(element, Component, props, environment);
      onIsland?.(element);
      await yieldToBrowser();
    }
  } finally {
    for (const name of TOUCHES) document.removeEventListener(name, touch, { capture: true });
  }
}

/** The islands of a part of the page that are not hydrated. */
export const islandsIn = (within: ParentNode): Iterable<HTMLElement> =>
  within.querySelectorAll<HTMLElement>(ISLAND);
