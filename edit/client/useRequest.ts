import { useCallback, useState } from 'react';

import { getFailure, type Failure } from './server.ts';

/** Returns a function that sends a request, whether one is running, and why the last one failed. */
export function useRequest() {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  /** Resolves with `undefined` if the request is refused. */
  const run = useCallback(
    async <Result>(request: () => Promise<Result>): Promise<Result | undefined> => {
      setBusy(true);
      setFailure(undefined);
      try {
        return await request();
      } catch (error) {
        setFailure(getFailure(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [],
  );
  return { failure, setFailure, isBusy, run };
}
