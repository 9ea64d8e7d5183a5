/**
 * The treatment of a page that the visitor leaves: Back restores it (`keep`), Back loads it again (`forget`), or the
 * browser loads the next page as a new document (`reload`).
 */
export type LeavePolicy = 'keep' | 'forget' | 'reload';

let policy: LeavePolicy = 'keep';

/** Returns the policy of the current page. */
export const getLeavePolicy = (): LeavePolicy => policy;

/** Sets the policy of the current page. The policy `reload` is final. */
export function setLeavePolicy(next: LeavePolicy): void {
  if (policy !== 'reload') policy = next;
}
