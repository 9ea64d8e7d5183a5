import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';

type Globals = Pick<StoryContext, 'globals'>;

/** The sample of a story in the toolbar's language. */
export const pick = <Sample>(
  { globals }: Globals,
  samples: { readonly ko: Sample; readonly en: Sample },
): Sample => samples[globals['language'] === 'en' ? 'en' : 'ko'];

/** Returns a render function of stories: `draw` also receives the texts in the toolbar's language. */
export const withTexts =
  <Texts, Args, Context extends Globals>(
    texts: { readonly ko: Texts; readonly en: Texts },
    draw: (text: Texts, args: Args, context: Context) => ReactElement,
  ) =>
  (args: Args, context: Context): ReactElement =>
    draw(pick(context, texts), args, context);
