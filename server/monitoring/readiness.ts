import type { FormsAvailability } from '@site/contract/renderer';

import { checkInTime, reuse } from '../api/health.ts';

/** Whether this server is to be sent requests, and what it can do. */
export interface Readiness {
  readonly status: 'ready' | 'stopping' | 'failing';
  /** Whether a value can be written to the database of the submissions. */
  readonly store: 'ok' | 'failing';
  /** Absent where the forms are open. */
  readonly forms?: FormsAvailability;
}

/** Makes the function that tells whether this server is to be sent requests. It never rejects. */
export function createReadinessCheck({
  writeStore,
  isStopping,
  formsAvailability,
}: {
  /** Writes something to the database of the submissions; rejects where it cannot. */
  readonly writeStore: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  readonly formsAvailability: FormsAvailability | undefined;
}): () => Promise<Readiness> {
  const checkStore = reuse(() => checkInTime(writeStore));
  return async () => {
    const store = await checkStore();
    const running = store === 'ok' ? 'ready' : 'failing';
    return {
      status: isStopping() ? 'stopping' : running,
      store,
      ...(formsAvailability && { forms: formsAvailability }),
    };
  };
}
