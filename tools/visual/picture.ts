/** Returns the file name of a picture, `name.png`, from the given words. */
export const getPictureFile = (...words: readonly string[]): string =>
  `${words
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')}.png`;
