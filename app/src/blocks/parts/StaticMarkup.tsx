import { useEnhancedMarkup } from '@site/design-system';
import { type ReactNode, useRef, useState } from 'react';

import { useView } from '../../view/ViewContext.ts';

/** Markup that is rendered once: where the visitor arrives, the server's elements are kept as they are. */
export function StaticMarkup({ children }: { readonly children: ReactNode }) {
  const { arrival } = useView();
  const [isServerMarkup] = useState(arrival);
  const place = useRef<HTMLDivElement>(null);
  useEnhancedMarkup(place, !isServerMarkup);
  // React leaves the content of such an element alone while it hydrates.
  return isServerMarkup ? (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div>{children}</div>
  );
}
