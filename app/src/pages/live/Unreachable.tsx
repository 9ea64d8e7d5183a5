import { Button, EmptyState, Stack } from '@site/design-system';

import { useWords } from '../../view/useContent.ts';

interface UnreachableProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Stands where live data would stand: the backend could not be asked. The rest of the page stays. */
export function Unreachable({ busy, onRetry }: UnreachableProps) {
  const t = useWords();
  return (
    <Stack role="alert">
      <EmptyState>{t('failed')}</EmptyState>
      <div>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Stack>
  );
}
