import type { StoryContext } from '@storybook/react-vite';

interface Context extends Pick<StoryContext, 'globals'> {
  readonly args?: object;
  readonly initialArgs?: object;
}

/** Values entered in Controls, which replace the samples of a story. */
export function getEntered({ args = {}, initialArgs = args }: Omit<Context, 'globals'>): object {
  const initial = new Map<string, unknown>(Object.entries(initialArgs));
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== initial.get(name)),
  );
}

/** Returns the sample text of a story in the toolbar's language, or the text entered under the same name. */
export function pick<Text>(
  context: Context,
  texts: { readonly ko: Text; readonly en: Text },
): Text {
  const samples = texts[context.globals['language'] === 'en' ? 'en' : 'ko'];
  if (typeof samples !== 'object' || samples === null || Array.isArray(samples)) return samples;
  const own = Object.entries(getEntered(context)).filter(([name]) => Object.hasOwn(samples, name));
  return own.length === 0 ? samples : { ...samples, ...Object.fromEntries(own) };
}
