import { LoadingFallback, PageAlert } from '@site/design-system';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BrowserRouter,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

import { loaderOf } from '../hydration/readPage.ts';
import {
  navigationStatus,
  onNavigationStatus,
  retryNavigation,
  show,
  shownLanguage,
} from './controller.ts';
import { setNavigate } from './shownLocation.ts';

/** Hands every change of address to the controller, and says what it waits for. */
function Navigation() {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const status = useSyncExternalStore(onNavigationStatus, navigationStatus);
  const handled = useRef(location);

  useLayoutEffect(() => {
    setNavigate(navigate);
    const loader = loaderOf(document);
    if (loader) loader.isRouted = true;
  }, [navigate]);
  useLayoutEffect(() => {
    if (handled.current === location) return;
    handled.current = location;
    show({ location, language: shownLanguage(), isPop: action === NavigationType.Pop });
  }, [location, action]);

  if (status === 'loading') return <LoadingFallback>{t('loading')}</LoadingFallback>;
  if (status === 'shown') return null;
  return (
    <PageAlert actionLabel={t('page.retry')} onAction={retryNavigation}>
      {t('page.failed')}
    </PageAlert>
  );
}

/** The one router of the site: owns the history. Everything else reads `shownLocation`. */
export function SiteRouter() {
  return (
    <BrowserRouter useTransitions={false}>
      <Navigation />
    </BrowserRouter>
  );
}
