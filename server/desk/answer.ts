import type { KeyPair } from '../submissions/keys.ts';
import { open, seal } from '../submissions/seal.ts';
import type { StoredSubmission } from '../submissions/store.ts';

/** The box of an answer belongs to a report, and cannot be put in the place of the report itself. */
const answerRow = <Row extends Pick<StoredSubmission, 'id'>>(row: Row): Row => ({
  ...row,
  id: `${row.id} answer`,
});

/** Seals an answer to the department, which has to know later what it said. */
export const sealAnswer = (
  answer: string,
  row: StoredSubmission,
  publicKey: Uint8Array,
): Promise<Uint8Array> => seal({ fields: { answer } }, answerRow(row), publicKey);

/** The answer that a department gave. Throws `SealBroken` where it was changed or belongs elsewhere. */
export async function openAnswer(
  box: Uint8Array,
  row: StoredSubmission,
  pair: KeyPair,
): Promise<string> {
  const { fields } = await open({ ...answerRow(row), sealed: box }, pair);
  return fields['answer'] ?? '';
}
