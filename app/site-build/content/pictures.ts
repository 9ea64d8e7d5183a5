import type { Language } from '@site/contract/language';
import type { Picture, Pictures } from '@site/content/schema/page.ts';
import { DRAWING_PROPERTIES } from '@site/content/schema/text.ts';

/**
 * A drawing's file, size and alternative text in one language; `undefined` if it is inlined. `small` is the form of a
 * product for sizes of about 96 px; other drawings have one form.
 */
export type GetPicture = (
  drawing: string,
  language: Language,
  size?: 'usual' | 'small',
) => Picture | undefined;

/** Returns the pictures of all drawings that a page or a panel names, by the drawing's name. */
export function findPictures(
  content: unknown,
  getPicture: (drawing: string) => Picture | undefined,
): Pictures {
  const pictures: Record<string, Picture> = {};
  JSON.stringify(content, (key, value: unknown) => {
    const picture =
      DRAWING_PROPERTIES.includes(key) && typeof value === 'string' ? getPicture(value) : undefined;
    if (picture) pictures[value as string] = picture;
    return value;
  });
  return pictures;
}
