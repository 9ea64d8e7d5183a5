import type { ReactNode } from 'react';

import { useToolbar } from './toolbar.ts';

interface LanguageProps {
  readonly children: ReactNode;
}

/** Text that is shown while the toolbar is set to Korean. */
export const Korean = ({ children }: LanguageProps) =>
  useToolbar()['language'] === 'en' ? null : <div lang="ko">{children}</div>;

/** Text that is shown while the toolbar is set to English. */
export const English = ({ children }: LanguageProps) =>
  useToolbar()['language'] === 'en' ? <div lang="en">{children}</div> : null;
