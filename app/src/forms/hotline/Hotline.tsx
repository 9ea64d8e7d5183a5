import { QuickExit } from '@site/design-system/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Empties every control, also of what the server wrote into it. */
function wipe(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
      control.checked = false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = '';
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  }
}

/**
 * Around whatever must leave nothing behind: when the page is left its fields are emptied and what it
 * showed is taken away, and where the browser brings the page back from its memory it is loaded anew.
 */
export function Hotline({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('form');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => {
      const { current } = place;
      if (!current) return;
      for (const form of current.querySelectorAll('form')) wipe(form);
      current.hidden = true;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.replace(location.pathname + location.search);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  return (
    <div ref={place}>
      {children}
      <QuickExit href={t('form.exitAddress')} label={t('form.exit')} />
    </div>
  );
}
