import { use, useEffect, useState } from 'react';
import { API } from '@site/contract/paths';
import type { FormsAvailability } from '@site/contract/renderer';

import { FormsAvailabilityContext } from './form-state.ts';

/**
 * Why forms cannot be used as usual (closed, or with the demonstration key). The state of the page says it where the
 * server knew; otherwise the backend is asked.
 */
export function useFormsAvailability(): FormsAvailability | undefined {
  const given = use(FormsAvailabilityContext);
  const [asked, setAsked] = useState<FormsAvailability>();
  useEffect(() => {
    if (given !== undefined) return undefined;
    let wanted = true;
    fetch(API.health)
      .then((response) => response.json())
      .then(({ forms }: { forms?: FormsAvailability }) => wanted && setAsked(forms))
      // Without an answer no notice is shown: whoever sends the form is told.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [given]);
  return given ?? asked;
}
