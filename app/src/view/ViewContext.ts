import { createContext, use } from 'react';

import type { View } from './View.ts';

export const ViewContext = createContext<View | undefined>(undefined);

/** What is being shown. Throws outside of a page. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('useView is for components of a page.');
  return view;
}
