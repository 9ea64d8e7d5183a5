/** The smallest size of a sealed content, in bytes: what most submissions without a file need. */
const SMALLEST = 16 * 1024;
/** Up to here each step doubles the one before; beyond, steps are this large. */
const LARGEST_DOUBLING = 512 * 1024;

/**
 * The size to which a content of a number of bytes is padded before it is sealed, so that the size of a
 * stored row does not tell which known text or file is in it.
 */
export function getPaddedSize(bytes: number): number {
  let size = SMALLEST;
  while (size < bytes && size < LARGEST_DOUBLING) size *= 2;
  return size >= bytes ? size : Math.ceil(bytes / LARGEST_DOUBLING) * LARGEST_DOUBLING;
}
