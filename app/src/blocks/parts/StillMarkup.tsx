import { useMarkup } from '@site/design-system';
import { type ReactNode, useRef, useState } from 'react';

import { useView } from '../../ViewContext.ts';

/** Markup that is rendered once: where the visitor arrives, the server's elements are kept as they are. */
export function StillMarkup({ children }: { readonly children: ReactNode }) {
  const { arrival } = useView();
  const [kept] = useState(arrival);
  const place = useRef<HTMLDivElement>(null);
  useMarkup(place, !kept);
  // React leaves the content of such an element alone while it wakes up.
  return kept ? (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div>{children}</div>
  );
}
