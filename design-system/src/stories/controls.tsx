import type { StoryContext } from '@storybook/react-vite';
import {
  cloneElement,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/*
 * Controls show the values that a story renders, in the language of the toolbar, and change them: the rendered element
 * is the only source of both. Values without a control (elements, functions) are kept from the story.
 */

export type Props = Readonly<Record<string, unknown>>;
type Named = ComponentType<never> & {
  readonly __docgenInfo?: { readonly displayName?: string };
};

const getName = (type: Named): string =>
  type.displayName ?? type.__docgenInfo?.displayName ?? type.name;

const isComponent = (element: ReactElement, component: Named): boolean =>
  element.type === component ||
  (typeof element.type === 'function' && getName(element.type as Named) === getName(component));

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the first element in the output of a story that shows the component, or a wrapper with its name. */
export function findShown(
  node: ReactNode,
  component: Named,
): ReactElement<Record<string, unknown>> | undefined {
  if (Array.isArray(node))
    return node.map((part: ReactNode) => findShown(part, component)).find(Boolean);
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  return isComponent(node, component)
    ? node
    : findShown(node.props['children'] as ReactNode, component);
}

/** Replaces an element in the output of a story. */
function replaceElement(
  node: ReactNode,
  element: ReactElement,
  replacement: ReactElement,
): ReactNode {
  if (node === element) return replacement;
  if (Array.isArray(node))
    return node.map((part: ReactNode) => replaceElement(part, element, replacement));
  if (!isValidElement<{ children?: ReactNode }>(node) || !node.props.children) return node;
  const children = replaceElement(node.props.children, element, replacement);
  return children === node.props.children ? node : cloneElement(node, { children });
}

/** Returns the part of a value that a control can show; `undefined` for functions and elements with more than a text. */
export function toControl(value: unknown): unknown {
  if (isValidElement<{ children?: ReactNode }>(value))
    return typeof value.props.children === 'string' ? value.props.children : undefined;
  if (Array.isArray(value)) {
    const parts = value.map(toControl);
    return parts.includes(undefined) ? undefined : parts;
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, part]) => [name, toControl(part)] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  return typeof value === 'function' || value === null ? undefined : value;
}

/** Returns the value of a control with the functions and elements of the story's value. */
function fromControl(entered: unknown, sample: unknown): unknown {
  if (isValidElement<{ children?: ReactNode }>(sample))
    return typeof entered === 'string' ? cloneElement(sample, { children: entered }) : entered;
  if (Array.isArray(entered) && Array.isArray(sample) && sample.length > 0)
    // An added entry looks like one of the story's.
    return entered.map((part, index) => fromControl(part, sample[index % sample.length]));
  if (isObject(entered) && isObject(sample)) {
    const kept = Object.entries(sample).filter(([, part]) => toControl(part) === undefined);
    const parts = Object.entries(entered).map(([name, part]) => [
      name,
      fromControl(part, sample[name]),
    ]);
    return { ...Object.fromEntries(kept), ...Object.fromEntries(parts) };
  }
  return entered;
}

/** Returns whether a control can hold all of a value: it contains no functions and elements. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (isObject(value)) return !isValidElement(value) && Object.values(value).every(isData);
  return typeof value !== 'function' && typeof value !== 'object';
}

/** Returns whether two values of controls are the same. */
export const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (isData(a) && isData(b) && JSON.stringify(a) === JSON.stringify(b));

/** Parses the default of a prop as its documentation writes it: `'pills'`, `true`, `3`. */
function parseDefault(written: string | undefined): unknown {
  try {
    return written && JSON.parse(written.replaceAll("'", '"'));
  } catch {
    return undefined;
  }
}

/** The values with which the controls of each story have been filled, by the id of the story. */
export const filledArgs = new Map<string, Props>();

/** The values that each story shows, apart from those that have been entered. */
export const shownArgs = new Map<string, Props>();

interface Context extends Pick<StoryContext, 'id' | 'argTypes' | 'globals'> {
  readonly args: object;
  readonly initialArgs: object;
  readonly component?: unknown;
}

/**
 * Returns a render function of stories whose controls show what it renders, and change it.
 *
 * @param draw renders the sample of the story in the toolbar's language
 */
export const withControls =
  <Args extends object>(draw: (args: Args, context: Context) => ReactElement) =>
  (args: Args, context: Context): ReactElement => {
    const { id, component, argTypes } = context;
    const initialArgs = context.initialArgs as Props;
    const filled = filledArgs.get(id) ?? {};
    const changes = Object.entries(context.args).filter(
      ([name, value]) => isData(value) && !isEqual(value, initialArgs[name]),
    );
    const entered = changes.filter(([name, value]) => !isEqual(value, filled[name]));
    // Lists lack their functions and elements until they have been restored.
    const simple = entered.filter(([, value]) => typeof value !== 'object');
    const unchanged = changes.map(([name]) => [name, initialArgs[name]]);
    const node = draw(
      { ...args, ...Object.fromEntries(unchanged), ...Object.fromEntries(simple) },
      context,
    );
    const shownElement = component ? findShown(node, component as Named) : undefined;
    if (!shownElement) return node;
    const names = new Set(entered.map(([name]) => name));
    const controls = Object.entries(argTypes).map(([name, { table, control }]) => [
      name,
      control === false || names.has(name)
        ? undefined
        : (toControl(shownElement.props[name]) ?? parseDefault(table?.defaultValue?.summary)),
    ]);
    shownArgs.set(id, Object.fromEntries(controls.filter(([, value]) => value !== undefined)));
    if (entered.length === 0) return node;
    const restored = entered.map(([name, value]) => [
      name,
      fromControl(value, shownElement.props[name]),
    ]);
    // A wrapper with a separate state starts with the entered values.
    const key = JSON.stringify(entered);
    const changed = cloneElement(shownElement, { ...Object.fromEntries(restored), key });
    return <>{replaceElement(node, shownElement, changed)}</>;
  };
