import { EmptyState } from '@site/design-system';

import { useWords } from '../../view/useContent.ts';

/** Replaces live data that could not be loaded. The rest of the page stays. */
export function Unreachable() {
  const t = useWords();
  return <EmptyState role="alert">{t('failed')}</EmptyState>;
}
