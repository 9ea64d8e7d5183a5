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
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Calls back when its children are hydrated. Around the island: a sibling would change the ids that React makes. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * `<site-island name="Faq" id="Faq0" state="…">`: a part of a finished page with a React root of its own. It hydrates
 * at the first interaction or when the browser is idle, and unmounts with its page.
 */
export class SiteIsland extends HTMLElement {
  #root: Root | undefined;
  #Component: ComponentType<object> | undefined;
  #environment: IslandEnvironment | undefined;
  #state: IslandState | undefined;
  #isHydrated = false;
  /** What the island was rendered for. */
  #location: Location | undefined;

  /** Throws where the registry has no island of that name. */
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
    const touched = new AbortController();
    const hydrate = () => {
      touched.abort();
      void this.#hydrate();
    };
    for (const type of TOUCHES)
      this.addEventListener(type, hydrate, { passive: true, signal: touched.signal });
    whenIdle(() => !touched.signal.aborted && hydrate());
  }

  disconnectedCallback(): void {
    // An island that is moved is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected && !isKept(this)) this.unmount();
    });
  }

  /** Ends the React root. */
  unmount(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** Renders the island for the page that is shown now. */
  render(): void {
    if (this.#isHydrated) this.#root?.render(this.#createTree());
  }

  /**
   * Replaces the island of the same id in the document of another language, with all that it holds.
   * @returns what renders it, once everything has been loaded
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
      // It works as without scripts, and hydration is retried at the next interaction.
      this.addEventListener('click', () => void this.#hydrate(), { once: true, capture: true });
      return;
    }
    if (this.#root || !this.isConnected) return;
    this.#state = readState(this);
    // It may contain typed text.
    this.removeAttribute('state');
    const sent = [...this.childNodes];
    // React handles events from here on; see `loader.js`.
    this.setAttribute('hydrated', '');
    startTransition(() => {
      this.#root = hydrateRoot(this, this.#createTree(), {
        identifierPrefix: this.id,
        onUncaughtError: (error) => {
          console.error(error);
          // It follows no navigation any more. React empties it: what the server sent works without scripts.
          setLeavePolicy('reload');
          queueMicrotask(() => this.replaceChildren(...sent));
          this.#onHydrated();
        },
      });
    });
  }

  #onHydrated = (): void => {
    this.#isHydrated = true;
    for (const button of this.querySelectorAll<HTMLElement>('[data-pressed]')) {
      button.removeAttribute('data-pressed');
      button.click();
    }
    // Another address may be shown by now.
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

/** What an island needs besides its markup. */
const readState = (island: Element): IslandState =>
  JSON.parse(island.getAttribute('state') ?? '{}') as IslandState;

/** The islands of the document, or of a part of it. */
export const findIslands = (within: ParentNode = document): SiteIsland[] =>
  [...within.querySelectorAll('site-island')].filter((one) => one instanceof SiteIsland);

/** Marks the document once all its islands are hydrated; unmarks it before that. */
export function markHydrated(): void {
  const isHydrated = findIslands().every((island) => island.isHydrated);
  document.documentElement.toggleAttribute('data-hydrated', isHydrated);
}
