import { use, useEffect, useState } from 'react';
import { API } from '@site/contract/paths';
import type { FormAvailability, FormName, FormsAvailability } from '@site/contract/renderer';

import { FormsAvailabilityContext } from './form-state.ts';

/**
 * Returns why a form cannot be used as usual (closed, or with the demonstration key). The state of the page contains it
 * if the server set it; otherwise it is requested from the backend.
 */
export function useFormAvailability(name: FormName): FormAvailability | undefined {
  const serverState = use(FormsAvailabilityContext);
  const [fetchedState, setFetchedState] = useState<FormsAvailability>();
  useEffect(() => {
    if (serverState !== undefined) return undefined;
    let isMounted = true;
    fetch(API.health)
      .then((response) => response.json())
      .then(({ forms }: { forms?: FormsAvailability | 'full' }) => {
        if (isMounted && typeof forms === 'object') setFetchedState(forms);
      })
      // Without a response no notice is shown; visitors get an error when they send the form.
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [serverState]);
  return (serverState ?? fetchedState)?.[name];
}
