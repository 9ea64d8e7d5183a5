/** A picture's file, `name.png`, from what it shows: words of an address or a story and a mode. */
export const pictureFile = (...words: readonly string[]): string =>
  `${words
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')}.png`;
