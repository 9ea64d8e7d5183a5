import { QuickExit } from '@site/design-system/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Wraps forms of the hotline: offers a quick way out. The page is emptied when it is left (`client/loader.js`). */
export function Hotline({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('form');
  return (
    <div>
      {children}
      <QuickExit href={t('form.exitAddress')} label={t('form.exit')} />
    </div>
  );
}
