import {
  startTransition,
  StrictMode,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

import { IslandProviders, type IslandEnvironment } from '../islands/IslandProviders.tsx';
import type { PageState } from '../islands/pageState.ts';
import { isIslandName, loadIsland } from '../islands/registry.ts';
import { IslandRouter } from '../navigation/IslandRouter.tsx';
import { loaderOf } from './readPage.ts';
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
  /** Called when the markup of the island is React's. */
  readonly onCommit?: () => void;
  /** Called when all effects in it have run. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

/**
 * Calls back when everything in it is hydrated. It stands around the island and not beside it: React counts
 * siblings in the ids that it makes, and those of the server would be others.
 */
function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

function contentOf(
  Component: ComponentType<object>,
  props: object,
  environment: IslandEnvironment,
  callbacks: Omit<HydratedProps, 'children'> = {},
): ReactNode {
  return (
    <StrictMode>
      <Hydrated {...callbacks}>
        <IslandRouter>
          <IslandProviders environment={environment}>
            <Component {...props} />
          </IslandProviders>
        </IslandRouter>
      </Hydrated>
    </StrictMode>
  );
}

/** Handlers of the events of a press or a key, for which React hydrates a root at once, in the task of the event. */
const PRESSES = /^on(?=pointer[du]|mouse[du]|touch[se]|click|key|input|change)/;

/**
 * Lets no press through to an island while it is hydrated: React would do all that is left of it before the browser
 * may answer. The press does what it does by HTML, as before, and is repeated afterwards where that is nothing.
 * Returns what lets them through.
 */
function holdPresses(element: HTMLElement): () => void {
  const held = new AbortController();
  for (const name in element)
    if (PRESSES.test(name))
      element.addEventListener(
        name.replace(PRESSES, ''),
        (event) => event.stopImmediatePropagation(),
        { capture: true, passive: true, signal: held.signal },
      );
  return () => held.abort();
}

async function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  environment: IslandEnvironment,
): Promise<void> {
  const hydrated = Promise.withResolvers<void>();
  const letPressesThrough = holdPresses(element);
  const sent = [...element.childNodes];
  const content = contentOf(Component, props, environment, {
    onCommit() {
      // In the same task: what is pressed from now on is handled by the island, and by nothing else.
      letPressesThrough();
      element.dataset['hydrated'] = '';
      // Not before: React gives up the markup of a root that is rendered again while it is hydrated.
      if (root) hydratedIslands.set(element, { root, Component });
    },
    onHydrated: hydrated.resolve,
  });
  let root: Root | undefined;
  // A transition is rendered in slices of a few milliseconds.
  startTransition(() => {
    root = hydrateRoot(element, content, {
      identifierPrefix: idOf(element),
      onRecoverableError(error) {
        console.error(error);
      },
      onUncaughtError(error) {
        console.error(error);
        hydratedIslands.delete(element);
        document.documentElement.dataset['failed'] = '';
        // React empties it. What the server sent, with what was typed into it, works without scripts.
        queueMicrotask(() => element.replaceChildren(...sent));
        letPressesThrough();
        // The other islands do not wait for this one.
        hydrated.resolve();
      },
    });
  });
  await hydrated.promise;
  unmountDetached();
}

/** Repeats the presses on buttons of an island that came before it. */
function repeatPresses(island: HTMLElement): void {
  const presses = loaderOf(document)?.presses;
  for (const button of presses ?? [])
    if (button && island.contains(button)) {
      // Whoever presses twice while nothing happens means it once.
      presses?.delete(button);
      button.click();
    }
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
      root.render(contentOf(Component, state.props[idOf(element)] ?? {}, environment));
  });
}

interface HydrationOptions {
  readonly state: PageState;
  readonly environment: IslandEnvironment;
  /** What a person touched: its island comes first. */
  readonly touched?: EventTarget | null | undefined;
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
  const { state, environment, touched } = options;
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
      repeatPresses(element);
      await yieldToBrowser();
    }
  } finally {
    for (const name of TOUCHES) document.removeEventListener(name, touch, { capture: true });
  }
}

/** The islands of a part of the page that are not hydrated. */
export const islandsIn = (within: ParentNode): Iterable<HTMLElement> =>
  within.querySelectorAll<HTMLElement>(ISLAND);
