import { LoadingFallback, PageAlert } from '@site/design-system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Language } from '@site/contract/language';

import { IslandProviders, type IslandEnvironment } from '../islands/IslandProviders.tsx';
import { forgetFields } from './continuity.ts';
import { loadEnvironment } from './environment.ts';
import { isLanguageStored, setLanguageCookie } from './language-cookie.ts';
import { listenToLinks } from './links.ts';
import { prefetchPage } from './pages.ts';
import { focusHeading } from './scroll.ts';
import { show, type PageStatus } from './show.ts';
import { getShown, setNavigate, setShown } from './shown.ts';

interface StatusMessageProps {
  readonly status: PageStatus;
  readonly onRetry: () => void;
}

/** Announces that the next page is loading, or that it could not be loaded. */
function StatusMessage({ status, onRetry }: StatusMessageProps) {
  const { t } = useTranslation('shell');
  if (status === 'shown') return null;
  if (status === 'loading') return <LoadingFallback>{t('loading')}</LoadingFallback>;
  return (
    <PageAlert actionLabel={t('page.retry')} onAction={onRetry}>
      {t('page.failed')}
    </PageAlert>
  );
}

interface NavigationProps {
  /** The environment of the first page. */
  readonly environment: IslandEnvironment;
}

/**
 * Shows the page of the current address, and announces loading and failures. The language is state, because languages
 * have no separate addresses.
 */
export function Navigation({ environment: firstEnvironment }: NavigationProps) {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(() => getShown().language);
  const [environment, setEnvironment] = useState(firstEnvironment);
  const [status, setStatus] = useState<PageStatus>('shown');
  const [attempt, setAttempt] = useState(0);
  const isStarted = useRef(false);

  const chooseLanguage = useEffectEvent((chosenLanguage: Language): boolean => {
    setLanguageCookie(chosenLanguage);
    // Without cookies, only the address can tell the server the language.
    if (!isLanguageStored(chosenLanguage)) return false;
    setLanguage(chosenLanguage);
    // The language may be chosen again after it could not be loaded.
    setAttempt((last) => last + 1);
    return true;
  });
  const prefetch = useEffectEvent((address: string) => prefetchPage(address, language));

  useLayoutEffect(() => setNavigate(navigate), [navigate]);

  useEffect(() => {
    const listeners = new AbortController();
    listenToLinks({
      navigate: (address, options) => void navigate(address, options),
      chooseLanguage: (chosenLanguage) => chooseLanguage(chosenLanguage),
      prefetch: (address) => prefetch(address),
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, [navigate]);

  useLayoutEffect(() => {
    // The document already shows the first location.
    if (!isStarted.current) setShown({ location, language });
    isStarted.current = true;
    const shownPage = getShown();
    if (location === shownPage.location && language === shownPage.language) {
      setStatus('shown');
      return undefined;
    }
    if (location !== shownPage.location) forgetFields();
    return show({ location, language, isPop: action === NavigationType.Pop }, setStatus);
    // `action` changes with `location` only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location, language, attempt]);

  useEffect(() => {
    let isWanted = true;
    loadEnvironment(language).then(
      (loaded) => isWanted && setEnvironment(loaded),
      // Without a connection, messages stay in the language of the page.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  const retry = () => {
    // The focused button is removed.
    focusHeading();
    setAttempt(attempt + 1);
  };

  return (
    <IslandProviders environment={environment}>
      <StatusMessage status={status} onRetry={retry} />
    </IslandProviders>
  );
}
