/** The smallest size of a sealed content, in bytes: the size of most submissions without a file. */
const SMALLEST = 16 * 1024;
/** Up to this size each step doubles the previous one; above it, steps have this size. */
const LARGEST_DOUBLING = 512 * 1024;

/**
 * Returns the size to which a content is padded before it is sealed, in bytes, so that the size of a stored row does
 * not reveal which known text or file it contains.
 */
export function getPaddedSize(bytes: number): number {
  let size = SMALLEST;
  while (size < bytes && size < LARGEST_DOUBLING) size *= 2;
  return size >= bytes ? size : Math.ceil(bytes / LARGEST_DOUBLING) * LARGEST_DOUBLING;
}

/** Returns a value as JSON, padded with white space, which JSON ignores. */
export function encodePadded(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const paddedText = Buffer.alloc(getPaddedSize(text.length), ' ');
  paddedText.set(text);
  return paddedText;
}
