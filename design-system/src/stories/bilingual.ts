import type { StoryContext } from '@storybook/react-vite';

/** The sample text of a story in the language that the toolbar has chosen. */
export const pick = <Text>(
  { globals }: Pick<StoryContext, 'globals'>,
  texts: { readonly ko: Text; readonly en: Text },
): Text => texts[globals['language'] === 'en' ? 'en' : 'ko'];
