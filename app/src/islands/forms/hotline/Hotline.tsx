import { QuickExit } from '@site/design-system/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Empties every control, also of what the server wrote into it: `reset()` would bring that back. */
function clearForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
      control.checked = false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = '';
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  }
}

/**
 * Around forms of the hotline, whose content must not be found on a shared computer: when the page is left, fields are
 * emptied and the content is hidden; a page from the back/forward cache is loaded anew.
 */
export function Hotline({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('form');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => {
      const { current } = place;
      if (!current) return;
      for (const form of current.querySelectorAll('form')) clearForm(form);
      current.hidden = true;
    };
    const reloadCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.replace(location.pathname + location.search);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', reloadCached);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', reloadCached);
    };
  }, []);
  return (
    <div ref={place}>
      {children}
      <QuickExit href={t('form.exitAddress')} label={t('form.exit')} />
    </div>
  );
}
