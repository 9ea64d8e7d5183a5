import { setTimeout } from 'node:timers/promises';

export type Key = 'Enter' | 'Escape' | 'ArrowRight';

/** A tab of a browser. */
export interface Tab {
  /** Loads an address of the site: path and query. */
  open(address: string): Promise<unknown>;
  /** Evaluates an expression in the page whose value is a promise of a string. */
  run(source: string): Promise<string>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Sets the size of the window in CSS pixels. WebKit's is never narrower than about 450. */
  resize(width: number, height: number): Promise<unknown>;
  /** Errors of the console and violations of the Content-Security-Policy since the tab was opened. */
  problems(): readonly string[];
  close(): Promise<unknown>;
}

/** A browser whose tabs share no cookies, cache or history. */
export interface Engine {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The time to wait for a condition, and between two checks of it, in milliseconds. */
const DEADLINE = 30_000;
const INTERVAL = 50;

/**
 * Returns the visible elements that match a selector and contain a text, or have it in their label. Runs in the page.
 */
export function find(selector: string, name: string): HTMLElement[] {
  // Characters that keep words on one line are invisible.
  const normalize = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      normalize(`${element.ariaLabel ?? ''} ${element.textContent}`).includes(normalize(name)),
  );
}

/**
 * Returns the point at which the first match can be clicked, once it no longer moves. Scrolls to it if it is covered.
 */
async function findPoint(selector: string, name: string) {
  const [element] = find(selector, name);
  const measure = () => element?.getClientRects()[0] ?? new DOMRect();
  const oldBox = measure();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = measure();
  if (!element || left !== oldBox.left || top !== oldBox.top) return undefined;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Simulates a visitor: every method waits for its target, and throws after 30 s. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Runs a function in the page. Its arguments and its result are JSON; of its environment it can only use `find`. */
  async run<Arguments extends readonly unknown[], Result>(
    action: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    const answer = await this.tab.run(`(async () => {
      const find = ${find.toString()};
      try {
        return JSON.stringify({ value: await (${action.toString()})(...${JSON.stringify(args)}) });
      } catch (error) {
        return JSON.stringify({ error: String(error) });
      }
    })()`);
    const { value, error } = JSON.parse(answer) as { value: Result; error?: string };
    if (error) throw new Error(error);
    return value;
  }

  /** Runs a function in the page, and in those that follow it, until its result is truthy. */
  async until<Arguments extends readonly unknown[], Result>(
    look: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<NonNullable<Result>> {
    const deadline = performance.now() + DEADLINE;
    for (;;) {
      let reason = '';
      // The document may be replaced in between.
      const result = await this.run(look, ...args).catch((error: unknown) => {
        reason = String(error);
      });
      if (result) return result;
      if (performance.now() > deadline)
        throw new Error(`Not so: ${look.toString()} with ${JSON.stringify(args)}. ${reason}`);
      await setTimeout(INTERVAL);
    }
  }

  /** Opens an address and waits until its islands are hydrated. */
  async open(address: string) {
    await this.tab.open(address);
    await this.until(() => {
      document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      return document.documentElement.dataset['hydrated'] !== undefined;
    });
  }

  sees = (selector: string, name = '') =>
    this.until((...args) => find(...args).length > 0, selector, name);

  seesNo = (selector: string, name = '') =>
    this.until((...args) => find(...args).length === 0, selector, name);

  isAt = (address: string) =>
    this.until((at) => location.href === new URL(at, location.href).href, address);

  hasFocus = (selector: string) =>
    this.until((target) => document.activeElement?.matches(target), selector);

  hasValue = (selector: string, value: string) =>
    this.until(
      (target, expectedValue) =>
        document.querySelector<HTMLInputElement>(target)?.value === expectedValue,
      selector,
      value,
    );

  /** Clicks the first element that matches. */
  async click(selector: string, name = '') {
    const { x, y } = await this.until(findPoint, selector, name);
    await this.tab.click(x, y);
  }

  async type(selector: string, text: string) {
    await this.click(selector);
    await this.tab.type(text);
    await this.hasValue(selector, text);
  }

  /** Chooses an option. Drivers cannot reach the system's menu, so the events are dispatched. */
  choose = (selector: string, value: string) =>
    this.until(
      (target, option) => {
        const field = document.querySelector<HTMLSelectElement>(target);
        if (!field) return false;
        field.value = option;
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      selector,
      value,
    );

  back = () => this.run(() => history.back());
}
