/**
 * Names of metadata about what an officer saw and replaced: a copy that is merged into the server replaces only that.
 */

/** Returns the name of the `answeredAt` of the replaced answer. */
export const getAnswerNote = (id: string): string => `answer-before ${id}`;

/** Returns the name of the replaced decision. */
export const getDecisionNote = (id: string): string => `decision-before ${id}`;
