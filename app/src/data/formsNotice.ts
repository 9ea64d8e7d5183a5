import { use, useEffect, useState } from 'react';
import { API } from '@site/contract/paths';
import type { FormsNotice } from '@site/contract/renderer';

import { FormsNoticeContext } from './pageData.ts';

/**
 * Why forms are not what they should be, where they are not. A page that came from the server knows;
 * one reached inside the site asks.
 */
export function useFormsNotice(): FormsNotice | undefined {
  const given = use(FormsNoticeContext);
  const [asked, setAsked] = useState<FormsNotice>();
  useEffect(() => {
    if (given !== undefined) return undefined;
    let wanted = true;
    fetch(API.health)
      .then((response) => response.json())
      .then(({ forms }: { forms?: FormsNotice }) => wanted && setAsked(forms))
      // Nothing is said rather than something wrong; sending will tell.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [given]);
  return given ?? asked;
}
