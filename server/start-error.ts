/** A problem that the operator can solve. The message is for the operator and is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
