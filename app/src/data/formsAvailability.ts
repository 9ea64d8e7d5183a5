import { use, useEffect, useState } from 'react';
import { API } from '@site/contract/paths';
import type { FormsAvailability } from '@site/contract/renderer';

import { FormsAvailabilityContext } from './formState.ts';

/**
 * Why forms are not what they should be, where they are not. A page that came from the server knows;
 * one reached inside the site asks.
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
      // Nothing is said rather than something wrong; sending will tell.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [given]);
  return given ?? asked;
}
