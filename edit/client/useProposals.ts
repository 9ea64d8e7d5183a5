import { useCallback, useEffect, useState } from 'react';

import type { ProposalsState } from '../api.ts';
import { getProposals, RefusedError, type Failure } from './server.ts';

/** What can be proposed and what was, as the server reports it. */
export function useProposals() {
  const [state, setState] = useState<ProposalsState>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  /** Sends a request that answers with the new state. Answers with whether it was not refused. */
  const run = useCallback(async (request: () => Promise<ProposalsState>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      setState(await request());
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setFailure(error.failure);
      // A proposal that could not be sent is listed.
      await getProposals().then(setState, () => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    getProposals().then(setState, () => undefined);
  }, []);
  return { state, failure, isBusy, run };
}
