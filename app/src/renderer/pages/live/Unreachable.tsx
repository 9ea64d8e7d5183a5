import { EmptyState } from '@site/design-system';

import { useWords } from '../../view/useContent.ts';

/** Stands where live data would stand: it could not be had. The rest of the page stays. */
export function Unreachable() {
  const t = useWords();
  return <EmptyState role="alert">{t('failed')}</EmptyState>;
}
