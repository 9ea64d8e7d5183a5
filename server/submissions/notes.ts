/**
 * Names of metadata that say what an officer replaced, and had seen: a copy that is merged into the server replaces
 * that and nothing else.
 */

/** The `answeredAt` of the answer that was replaced. */
export const getAnswerNote = (id: string): string => `answer-before ${id}`;

/** The decision that was replaced. */
export const getDecisionNote = (id: string): string => `decision-before ${id}`;
