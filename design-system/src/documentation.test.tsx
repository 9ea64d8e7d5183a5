import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { within } from 'storybook/test';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import * as forms from './forms.ts';
import * as base from './index.ts';
import english from './messages/en.json';
import * as sections from './sections.ts';
import type { ComponentDocs } from './stories/component-docs.ts';
import type { Guidance } from './stories/guidance.ts';
import * as parts from './stories/SampleParts.tsx';
import * as site from './stories/site.tsx';

/*
 * Checks the documentation of every component: the parts of the anatomy exist, the examples render, and the output of a
 * screen reader is unchanged. A virtual screen reader reads the story of the anatomy in both languages, and the result
 * is compared with the transcript in the component's folder. To update transcripts: `npm exec -- vitest run --project
 * components design-system/src/documentation.test.tsx -u`.
 */

type Stories = Parameters<typeof composeStories>[0];
type Story = ComponentType & {
  readonly play?: (context: {
    readonly canvasElement: HTMLElement;
    readonly canvas: ReturnType<typeof within>;
  }) => Promise<void>;
};

const modules = {
  stories: import.meta.glob<Stories>('./{components,sections}/*/*.stories.tsx', { eager: true }),
  docs: import.meta.glob<ComponentDocs>('./{components,sections}/*/*.docs.json', {
    import: 'default',
    eager: true,
  }),
  guidances: import.meta.glob<Guidance>('./{components,sections}/*/*.guidance.tsx', {
    import: 'guidance',
    eager: true,
  }),
};

const transcripts = import.meta.glob('./{components,sections}/*/*.transcript.txt', {
  query: '?raw',
});

const { MessagesProvider } = base;
const LANGUAGES = ['ko', 'en'] as const;
/** Controls beyond a link: components with any of them have a transcript. */
const CONTROLS = 'button, input, select, textarea, summary, [role=tab]';
/** More phrases than any component has, to stop a reader that never arrives at the end. */
const MOST_PHRASES = 500;

let unmount = () => undefined as void;

function render(element: ReactElement): HTMLElement {
  unmount();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  flushSync(() => root.render(element));
  unmount = () => {
    flushSync(() => root.unmount());
    unmount = () => undefined;
  };
  return container;
}

// Places show the current time.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-15T01:00Z') }));
afterAll(() => void vi.useRealTimers());
afterEach(() => unmount());

/** Returns everything that is read from the beginning of the page to its end. */
async function readAloud(): Promise<readonly string[]> {
  // The virtual screen reader does not know that browsers hide collapsed content.
  for (const folded of document.querySelectorAll('details:not([open]) > :not(summary)'))
    folded.setAttribute('aria-hidden', 'true');
  await virtual.start({ container: document.body });
  try {
    await virtual.next();
    // Elements without content have no end either.
    if ((await virtual.lastSpokenPhrase()) === 'document') return [];
    for (let phrases = 2; phrases < MOST_PHRASES; phrases++) {
      if ((await virtual.lastSpokenPhrase()) === 'end of document')
        return (await virtual.spokenPhraseLog()).slice(1, -1);
      await virtual.next();
    }
    throw new Error('The end of the page is not reached.');
  } finally {
    await virtual.stop();
  }
}

interface RawStory {
  readonly args?: object;
  readonly render?: (args: object, context: object) => ReactNode;
}

/** Returns the element names in Storybook's code that users cannot import. */
function findUnknownNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(findUnknownNames);
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return [];
  const { type, props } = node;
  const { displayName, name } = type as { readonly displayName?: string; readonly name?: string };
  const isKnown = typeof type !== 'function' || displayName !== undefined || importable.has(type);
  return [...(isKnown ? [] : [name ?? '']), ...Object.values(props).flatMap(findUnknownNames)];
}

const importable = new Set<unknown>(
  [base, sections, forms, parts, site].flatMap((module) => Object.values(module)),
);

/** The names of all components, each with the path of its files without their extensions. */
const names = Object.keys(modules.stories).map((story) => {
  const file = story.replace('.stories.tsx', '');
  return { file, name: file.replace(/^.*\//, '') };
});

it.each(names)('$name', async ({ file }) => {
  const stories = modules.stories[`${file}.stories.tsx`];
  const docs = modules.docs[`${file}.docs.json`];
  const guidance = modules.guidances[`${file}.guidance.tsx`];
  if (!stories || !docs?.do || !docs.dont || !guidance)
    throw new Error('Its documentation or guidance is missing.');

  const examples = [guidance.do, guidance.dont].flatMap((pair) =>
    LANGUAGES.map((language) => pair[language]),
  );
  const { children } = render(
    <MessagesProvider messages={english}>
      {examples.map((example, index) => (
        <div key={index}>{example}</div>
      ))}
    </MessagesProvider>,
  );
  expect([...children].filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);

  const { story = 'Default', width } = docs;
  if (width) await page.viewport(width, 896);
  const transcript: string[] = [];
  for (const language of LANGUAGES) {
    const composed = composeStories(stories, { initialGlobals: { language } });
    const Shown = (composed as Readonly<Record<string, Story>>)[story];
    if (!Shown) throw new Error(`There is no story ${story}.`);
    const canvasElement = render(<Shown />);
    // Other stories should look as they do after their interactions.
    if (story !== 'Default') await Shown.play?.({ canvasElement, canvas: within(canvasElement) });
    // Observers of sizes report in the next frame.
    await new Promise(requestAnimationFrame);
    const hidden = (docs.parts ?? []).filter(
      ({ selector }) =>
        ![...document.querySelectorAll(selector)].some((part) => part.checkVisibility()),
    );
    expect(hidden).toEqual([]);
    const isInteractive = file.startsWith('./components/') && document.querySelector(CONTROLS);
    if (isInteractive) transcript.push(`[${language}]`, ...(await readAloud()), '');
  }
  if (transcript.length > 0)
    await expect(transcript.join('\n')).toMatchFileSnapshot(`${file}.transcript.txt`);
  expect(`${file}.transcript.txt` in transcripts).toBe(transcript.length > 0);
});

it.each(names)('$name is shown with code that can be copied', ({ file }) => {
  const module = modules.stories[`${file}.stories.tsx`] as unknown as Readonly<
    Record<string, RawStory>
  >;
  const { examples = [], hasMain = false } = modules.docs[`${file}.docs.json`] ?? {};
  let mains = 0;
  for (const story of ['Default', ...examples.map((example) => example.story)]) {
    const { default: meta, [story]: own } = module;
    const draw = own?.render ?? meta?.render;
    const args = { ...meta?.args, ...own?.args };
    let elements: ReactNode;
    const context = { args, initialArgs: args, argTypes: {}, globals: { language: 'en' } };
    const Story = () => (elements = draw?.(args, context));
    const container = render(
      <MessagesProvider messages={english}>
        <Story />
      </MessagesProvider>,
    );
    mains += container.querySelectorAll('main').length;
    expect(findUnknownNames(elements), story).toEqual([]);
  }
  // The documentation shows them in separate windows.
  expect(mains > 0).toBe(hasMain);
});
