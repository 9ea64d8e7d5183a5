/**
 * Captures what a static picture of a story does not show: hovered, focused and pressed controls, motion and stacking.
 */
import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';

/** Pseudo-classes of each state, as the browser applies them. */
export const STATES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  pressed: ['hover', 'active'],
} as const;

const CONTROLS =
  '#storybook-root :is(a[href], button, input, select, textarea, summary, label, [tabindex="0"])';

/** Returns the controls of the current story, as nodes of the DevTools protocol. */
export async function findControls(session: CDPSession): Promise<readonly number[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: CONTROLS,
  });
  return nodeIds;
}

/** Forces a state on controls without transition; returns a function that resets them. */
export async function forceState(
  session: CDPSession,
  controls: readonly number[],
  state: keyof typeof STATES,
): Promise<() => Promise<void>> {
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      controls.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  await force([...STATES[state]]);
  return async () => void (await force([]));
}

/** Reads stacking, transitions and animations of a story: one line per element that has any, with its keyframes. */
const readMotion = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { motion } = dataset;
    dataset['motion'] = 'full';
    const PROPERTIES = ['z-index', 'transition', 'animation', 'will-change'];
    const DEFAULTS = /^(?:auto|all(?: 0s.*)?|none(?: 0s.*)?|)$/;
    const names = new Set<string>();
    const getName = (element: Element): string =>
      element.localName +
      [...element.attributes]
        .filter(({ name }) => name.startsWith('data-') || name === 'role')
        .map(({ name, value }) => `[${name}=${value}]`)
        .join('');
    const lines = [...document.querySelectorAll('#storybook-root *, body > *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const values = PROPERTIES.map((property) => [property, style.getPropertyValue(property)])
          .filter(([, value = '']) => !DEFAULTS.test(value))
          .map(([property, value]) => `${property}: ${value}`);
        if (style.animationName !== 'none')
          for (const name of style.animationName.split(', ')) names.add(name);
        return values.length > 0 ? [`${getName(element)}${part} { ${values.join('; ')} }`] : [];
      }),
    );
    const frames = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSKeyframesRule && names.has(rule.name) ? [rule.cssText] : [],
      ),
    );
    if (motion === undefined) delete dataset['motion'];
    else dataset['motion'] = motion;
    // Names of animations are hashes of their text.
    return [...lines, ...frames].map((line) => line.replaceAll(/\s+/g, ' ')).join('\n');
  });

/** Writes stacking and motion of the current story to a text file beside its pictures. */
export async function captureMotion(page: Page, file: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await writeFile(file, await readMotion(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
