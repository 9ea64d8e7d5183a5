import type { Language } from '@site/contract/language';
import type { Picture, Pictures } from '@site/content/schema/page.ts';
import { DRAWING_PROPERTIES, getSmallName } from '@site/content/schema/text.ts';

/**
 * A drawing's file, size and alternative text in one language; `undefined` if it is inlined. `small` is the form of a
 * product for sizes of about 96 px; other drawings have one form.
 */
export type GetPicture = (
  drawing: string,
  language: Language,
  size?: 'usual' | 'small',
) => Picture | undefined;

/**
 * Returns the pictures of all drawings that a page or a panel names, by the drawing's name; those in the property
 * `smallDrawing` by `getSmallName`.
 */
export function findPictures(
  content: unknown,
  getPicture: (drawing: string, size?: 'small') => Picture | undefined,
): Pictures {
  const pictures: Record<string, Picture> = {};
  const add = (name: string, picture: Picture | undefined) => {
    if (picture) pictures[name] = picture;
  };
  JSON.stringify(content, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (DRAWING_PROPERTIES.includes(key)) add(value, getPicture(value));
    if (key === 'smallDrawing') add(getSmallName(value), getPicture(value, 'small'));
    return value;
  });
  return pictures;
}
