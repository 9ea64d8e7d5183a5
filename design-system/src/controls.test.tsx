import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';

import { MessagesProvider } from './index.ts';
import english from './messages/en.json';
import korean from './messages/ko.json';
import { findShown, toControl } from './stories/controls.tsx';

/*
 * The main story of every component: its controls show what is on screen, in both languages, and a text that is entered
 * in one of them is shown.
 */

type Props = Readonly<Record<string, unknown>>;
type Language = 'ko' | 'en';

interface RawStory {
  readonly args?: Props;
  readonly argTypes?: Readonly<Record<string, { readonly control?: unknown }>>;
  readonly render?: (args: Props, context: object) => ReactNode;
}

interface Module {
  readonly default: RawStory & { readonly component: ComponentType };
  readonly Default: RawStory;
}

const modules = import.meta.glob<Module>('./{components,sections}/*/*.stories.tsx', {
  eager: true,
});

const stories = Object.entries(modules).map(([file, { default: meta, Default }]) => ({
  name: /\/(\w+)\.stories/.exec(file)?.[1] ?? '',
  component: meta.component,
  args: { ...meta.args, ...Default.args },
  argTypes: { ...meta.argTypes, ...Default.argTypes },
  draw: Default.render ?? meta.render ?? ((args: Props) => createElement(meta.component, args)),
}));
type Story = (typeof stories)[number];

let unmount = () => undefined as void;
afterEach(() => unmount());

/** Renders a story with values entered in its controls; returns the document and the props of the component. */
function renderStory(story: Story, language: Language, entered: Props = {}) {
  const { name, component, args: initialArgs, argTypes, draw } = story;
  const args = { ...initialArgs, ...entered };
  let node: ReactNode;
  const Shown = () =>
    (node = draw(args, {
      id: name,
      component,
      args,
      initialArgs,
      argTypes,
      globals: { language },
    }));
  unmount();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  unmount = () => flushSync(() => root.unmount());
  flushSync(() =>
    root.render(
      <MessagesProvider messages={language === 'ko' ? korean : english}>
        <Shown />
      </MessagesProvider>,
    ),
  );
  const props = findShown(node, component as never)?.props;
  if (!props) throw new Error('The story does not show its component.');
  return { html: document.body.innerHTML, props };
}

/** Returns every text in the value of a control, with the value that has `other` instead of it. */
function listTexts(value: unknown, replacement: string): { text: string; changed: unknown }[] {
  if (typeof value === 'string') return [{ text: value, changed: replacement }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    listTexts(part, replacement).map(({ text, changed }) => ({
      text,
      changed: Array.isArray(value)
        ? value.with(Number(key), changed)
        : { ...value, [key]: changed },
    })),
  );
}

const LANGUAGES = ['ko', 'en'] as const;

it.each(stories)('$name shows in its controls what is on screen', (story) => {
  for (const language of LANGUAGES) {
    const { props } = renderStory(story, language);
    const withoutValue = Object.entries(props)
      .filter(
        ([name, value]) => story.argTypes[name]?.control !== false && typeof value !== 'function',
      )
      .filter(([, value]) => value !== undefined && toControl(value) === undefined);
    expect(withoutValue.map(([name]) => name)).toEqual([]);
    const empty = Object.entries(story.args).filter(
      ([name, value]) =>
        story.argTypes[name]?.control !== false &&
        (value === '' || value === null || (Array.isArray(value) && value.length === 0)) &&
        props[name] === value,
    );
    expect(empty.map(([name]) => name)).toEqual([]);
  }
});

it.each(stories)('$name shows the texts that are entered in its controls', (story) => {
  const ENTERED = '가나다ABC';
  const { html, props } = renderStory(story, 'ko');
  const lost = Object.entries(props)
    .filter(([name]) => story.argTypes[name]?.control !== false)
    .flatMap(([name, value]) =>
      listTexts(toControl(value), ENTERED)
        // A text that is not on screen is a value, such as an id.
        .filter(({ text }) => /[가-힣]/.test(text) && html.includes(text))
        .filter(({ changed }) => {
          const changedHtml = renderStory(story, 'ko', { [name]: changed }).html;
          return !changedHtml.includes(ENTERED);
        })
        .map(({ text }) => `${name}: ${text}`),
    );
  expect(lost).toEqual([]);
});
