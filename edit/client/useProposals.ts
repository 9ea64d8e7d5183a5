import { useCallback, useEffect, useState } from 'react';

import type { ProposalsState } from '../api.ts';
import { getProposals, RefusedError, type Failure } from './server.ts';

/** The proposals and the current state of the repository, as the server reports them. */
export function useProposals() {
  const [state, setState] = useState<ProposalsState>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  /** Sends a request whose response contains the new state. Resolves to false if the server refused it. */
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
