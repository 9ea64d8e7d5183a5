import { useCallback, useEffect, useState } from 'react';

import type { ProposalsState } from '../api.ts';
import { getProposals } from './server.ts';
import { useRequest } from './useRequest.ts';

/** The proposals and the current state of the repository, as the server reports them. */
export function useProposals() {
  const [state, setState] = useState<ProposalsState>();
  const { failure, isBusy, run: request } = useRequest();

  /** Sends a request whose response contains the new state. Resolves with `false` if the server refused it. */
  const run = useCallback(
    async (work: () => Promise<ProposalsState>): Promise<boolean> => {
      const next = await request(work);
      // After a refusal the state is read again: a proposal that could not be sent is listed.
      await Promise.resolve(next ?? getProposals()).then(setState, () => undefined);
      return next !== undefined;
    },
    [request],
  );
  useEffect(() => {
    getProposals().then(setState, () => undefined);
  }, []);
  return { state, failure, isBusy, run };
}
