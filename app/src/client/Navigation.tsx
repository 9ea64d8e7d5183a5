import { LoadingFallback, PageAlert } from '@site/design-system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Language } from '@site/contract/language';

import { forgetFields } from './continuity.ts';
import { isLanguageKept, setLanguageCookie } from './languageCookie.ts';
import { listenToLinks } from './links.ts';
import { prefetchPage } from './pages.ts';
import { show, type PageStatus } from './show.ts';
import { getShown, setNavigate, setShown } from './shown.ts';

/**
 * Shows the page of the address whenever that changes, and says what it waits for. Languages have no addresses of their
 * own, so the chosen one is state.
 */
export function Navigation() {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const [language, setLanguage] = useState(() => getShown().language);
  const [status, setStatus] = useState<PageStatus>('shown');
  const [attempt, setAttempt] = useState(0);
  const lastLocation = useRef<typeof location>(undefined);

  const chooseLanguage = useEffectEvent((chosen: Language): boolean => {
    setLanguageCookie(chosen);
    if (isLanguageKept(chosen)) setLanguage(chosen);
    // Without cookies, only the address can tell the server.
    return isLanguageKept(chosen);
  });
  const prefetch = useEffectEvent((address: string) => prefetchPage(address, language));

  useLayoutEffect(() => setNavigate(navigate), [navigate]);

  useEffect(() => {
    const listeners = new AbortController();
    listenToLinks({
      navigate: (address, options) => void navigate(address, options),
      chooseLanguage: (chosen) => chooseLanguage(chosen),
      prefetch: (address) => prefetch(address),
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, [navigate]);

  useLayoutEffect(() => {
    const isFirst = lastLocation.current === undefined;
    const isPop = action === NavigationType.Pop && location !== lastLocation.current;
    lastLocation.current = location;
    // The document of the first location is there.
    if (isFirst) setShown({ location, language });
    const shown = getShown();
    if (location === shown.location && language === shown.language) return undefined;
    forgetFields();
    return show({ location, language, isPop }, setStatus);
    // `action` changes with `location` only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location, language, attempt]);

  if (status === 'shown') return null;
  if (status === 'loading') return <LoadingFallback>{t('loading')}</LoadingFallback>;
  return (
    <PageAlert actionLabel={t('page.retry')} onAction={() => setAttempt(attempt + 1)}>
      {t('page.failed')}
    </PageAlert>
  );
}
