import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Router, type Location } from 'react-router-dom';
import type { Language } from '@site/contract/language';

import { IslandProviders, type IslandEnvironment } from '../islands/IslandProviders.tsx';
import type { IslandState } from '../islands/island-state.ts';
import { getIsland, isIslandName, loadIsland, type IslandName } from '../islands/registry.ts';
import { setLeavePolicy } from '../shared/leave-policy.ts';
import { loadEnvironment } from './environment.ts';
import { isKept } from './kept-pages.ts';
import { getShown, navigator } from './shown.ts';

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Events that start the hydration of an island. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * Calls `onHydrated` when its children are hydrated. It wraps the island, because a sibling would change the ids that
 * React generates.
 */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Repeats clicks on controls that the loader recorded before their island was hydrated. */
function repeatClicks(island: HTMLElement, selector: string): void {
  for (const control of island.querySelectorAll<HTMLElement>(selector)) {
    control.click();
    control.removeAttribute('data-pressed');
  }
}

/**
 * `<site-island name="Faq" id="Faq0" state="…">`: a part of a finished page with a separate React root. It hydrates at
 * the first interaction or when the browser is idle, and unmounts with its page.
 */
export class SiteIsland extends HTMLElement {
  #root: Root | undefined;
  #Component: ComponentType<object> | undefined;
  #environment: IslandEnvironment | undefined;
  #state: IslandState | undefined;
  #isHydrated = false;
  /** The location that the island was rendered for. */
  #location: Location | undefined;

  /** Throws if the registry has no island with this name. */
  get islandName(): IslandName {
    const name = this.getAttribute('name') ?? '';
    if (!isIslandName(name)) throw new Error(`There is no island "${name}".`);
    return name;
  }

  get isHydrated(): boolean {
    return this.#isHydrated;
  }

  connectedCallback(): void {
    if (this.#root) return;
    const waiting = new AbortController();
    const hydrate = () => {
      waiting.abort();
      void this.#hydrate();
    };
    for (const type of HYDRATING_EVENTS)
      this.addEventListener(type, hydrate, { passive: true, signal: waiting.signal });
    whenIdle(() => !waiting.signal.aborted && hydrate());
  }

  disconnectedCallback(): void {
    // An island that was only moved is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected && !isKept(this)) this.unmount();
    });
  }

  /** Unmounts the React root. */
  unmount(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** Renders the island for the page that is shown now. */
  render(): void {
    if (this.#isHydrated) this.#root?.render(this.#createTree());
  }

  /**
   * Prepares this island to replace the island with the same id in the document of another language, including its
   * state.
   * @returns a function that renders it, once everything has been loaded
   */
  async prepareTranslation(next: Element, language: Language): Promise<() => void> {
    const { messages } = getIsland(this.islandName);
    const environment = await loadEnvironment(language, messages);
    return () => {
      this.#environment = environment;
      this.#state = { ...this.#state, props: readState(next).props ?? {} };
      flushSync(() => this.render());
    };
  }

  async #hydrate(): Promise<void> {
    if (this.#root || !this.isConnected) return;
    const name = this.islandName;
    try {
      const [Component, environment] = await Promise.all([
        loadIsland(name),
        loadEnvironment(getShown().language, getIsland(name).messages),
      ]);
      this.#Component = Component;
      this.#environment = environment;
    } catch {
      repeatClicks(this, 'a[data-pressed]');
      // The island works as without scripts, and hydration is retried at the next interaction.
      this.addEventListener('click', () => void this.#hydrate(), { once: true, capture: true });
      return;
    }
    if (this.#root || !this.isConnected) return;
    this.#state = readState(this);
    // The state may contain typed text.
    this.removeAttribute('state');
    const sentNodes = [...this.childNodes];
    // From here on React handles events; see `loader.js`.
    this.setAttribute('hydrated', '');
    startTransition(() => {
      this.#root = hydrateRoot(this, this.#createTree(), {
        identifierPrefix: this.id,
        onUncaughtError: (error) => {
          console.error(error);
          // A failed island does not follow navigation. React empties it, so its server markup is restored, which works
          // without scripts.
          setLeavePolicy('reload');
          queueMicrotask(() => this.replaceChildren(...sentNodes));
          this.#onHydrated();
        },
      });
    });
  }

  #onHydrated = (): void => {
    this.#isHydrated = true;
    repeatClicks(this, '[data-pressed]');
    // The address may have changed in the meantime.
    if (this.#location !== getShown().location) this.render();
    markHydrated();
  };

  #createTree(): ReactNode {
    const { props, form, formsAvailability } = this.#state ?? {};
    const Component = this.#Component;
    if (!Component || !this.#environment) throw new Error(`${this.id} is not loaded.`);
    this.#location = getShown().location;
    return (
      <StrictMode>
        <Hydrated onHydrated={this.#onHydrated}>
          <Router location={this.#location} navigator={navigator} useTransitions={false}>
            <IslandProviders
              environment={this.#environment}
              form={form}
              formsAvailability={formsAvailability}
            >
              <Component {...props} />
            </IslandProviders>
          </Router>
        </Hydrated>
      </StrictMode>
    );
  }
}

/** Reads the data of an island apart from its markup. */
const readState = (island: Element): IslandState =>
  JSON.parse(island.getAttribute('state') ?? '{}') as IslandState;

/** Returns the islands of the document, or of a part of it. */
export const findIslands = (within: ParentNode = document): SiteIsland[] =>
  [...within.querySelectorAll('site-island')].filter((island) => island instanceof SiteIsland);

/** Marks the document while all its islands are hydrated. */
export function markHydrated(): void {
  const isHydrated = findIslands().every((island) => island.isHydrated);
  document.documentElement.toggleAttribute('data-hydrated', isHydrated);
}
