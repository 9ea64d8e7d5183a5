/**
 * What happens to the page that is shown when it is left: Back brings it back as it was (`keep`), loads it again
 * (`forget`), or the browser loads the next page as a new document (`reload`).
 */
export type LeavePolicy = 'keep' | 'forget' | 'reload';

let policy: LeavePolicy = 'keep';

/** The policy of the page that is shown. */
export const getLeavePolicy = (): LeavePolicy => policy;

/** Sets the policy of the page that is shown. A page that has to be left by a reload stays so. */
export function setLeavePolicy(next: LeavePolicy): void {
  if (policy !== 'reload') policy = next;
}
