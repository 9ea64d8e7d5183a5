import type { Language } from '@site/contract/language';
import type { DocumentText } from '@site/content/schema/document.ts';
import { content } from 'virtual:content';

const texts = new Map<string, Promise<DocumentText>>();

async function loadText(document: string, language: Language): Promise<DocumentText> {
  const { default: loaders } = await content[language]();
  const load = loaders.documents[document];
  if (!load) throw new Error(`There is no document "${document}".`);
  return (await load()).default;
}

/** The text of a document: the same promise each time, as React's `use` wants it. */
export function documentText(document: string, language: Language): Promise<DocumentText> {
  const key = `${language} ${document}`;
  const promise = texts.get(key) ?? loadText(document, language);
  texts.set(key, promise);
  // The next attempt tries again.
  promise.catch(() => texts.delete(key));
  return promise;
}
