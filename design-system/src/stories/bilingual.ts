import type { StoryContext } from '@storybook/react-vite';

/** The sample text of a story in the toolbar's language. */
export const pick = <Text>(
  { globals }: Pick<StoryContext, 'globals'>,
  texts: { readonly ko: Text; readonly en: Text },
): Text => texts[globals['language'] === 'en' ? 'en' : 'ko'];
