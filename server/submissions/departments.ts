/**
 * The departments, each of which opens some kinds of submissions. `hotline` is the compliance team; `audit` is the
 * audit committee, which receives the reports that concern executives or the compliance team itself.
 */
export const DEPARTMENTS = ['inquiries', 'reservations', 'hotline', 'audit'] as const;
export type Department = (typeof DEPARTMENTS)[number];
