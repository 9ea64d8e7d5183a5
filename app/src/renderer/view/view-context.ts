import { createContext, use } from 'react';

import type { View } from './view.ts';

/** The view of the page that is being rendered. */
export const ViewContext = createContext<View | undefined>(undefined);

/** Returns the view of the page that is being rendered. Throws inside an island, which has no view. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('useView is for components of a page.');
  return view;
}
