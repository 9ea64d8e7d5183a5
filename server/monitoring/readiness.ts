import type { FormsAvailability } from '@site/contract/renderer';

import { checkInTime, reuse } from '../api/health.ts';

/** Whether this server can receive requests, and which functions it has. */
export interface Readiness {
  readonly status: 'ready' | 'stopping' | 'failing';
  /** Whether a value can be written to the database of the submissions. */
  readonly store: 'ok' | 'failing';
  /** Absent if all forms are open. */
  readonly forms?: FormsAvailability;
}

/** Creates the function that returns whether this server can receive requests. It never rejects. */
export function createReadinessCheck({
  writeStore,
  isStopping,
  formsAvailability,
}: {
  /** Writes a value to the database of the submissions; rejects if that fails. */
  readonly writeStore: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  readonly formsAvailability: FormsAvailability | undefined;
}): () => Promise<Readiness> {
  const checkStore = reuse(() => checkInTime(writeStore));
  return async () => {
    const store = await checkStore();
    const runningStatus = store === 'ok' ? 'ready' : 'failing';
    return {
      status: isStopping() ? 'stopping' : runningStatus,
      store,
      ...(formsAvailability && { forms: formsAvailability }),
    };
  };
}
