/**
 * Something that whoever starts the server can mend: the message is a sentence for them.
 * It is printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
