import type { StoryContext } from '@storybook/react-vite';

/** The sample of a story in the toolbar's language. */
export const pick = <Sample>(
  { globals }: Pick<StoryContext, 'globals'>,
  samples: { readonly ko: Sample; readonly en: Sample },
): Sample => samples[globals['language'] === 'en' ? 'en' : 'ko'];
