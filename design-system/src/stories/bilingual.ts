import type { StoryContext } from '@storybook/react-vite';
import { isValidElement, type ReactElement } from 'react';

type Globals = Pick<StoryContext, 'globals'>;

/** Returns the sample of a story in the toolbar's language. */
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

/** A sample in one language. */
type Localized<Sample> = Sample extends { readonly ko: infer Korean; readonly en: infer English }
  ? Korean | English
  : Sample extends ReactElement
    ? Sample
    : { readonly [Key in keyof Sample]: Localized<Sample[Key]> };

function localize(value: unknown, language: 'ko' | 'en'): unknown {
  if (Array.isArray(value)) return value.map((part) => localize(part, language));
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  if ('ko' in value && 'en' in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, localize(part, language)]),
  );
}

/** Returns a sample in both languages; it has `{ ko, en }` instead of each text that differs between them. */
export const splitLanguages = <const Sample>(sample: Sample) => ({
  ko: localize(sample, 'ko') as Localized<Sample>,
  en: localize(sample, 'en') as Localized<Sample>,
});
