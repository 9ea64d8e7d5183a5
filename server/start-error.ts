/**
 * A problem that the operator can solve. The message is a sentence for the operator and is printed
 * without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
