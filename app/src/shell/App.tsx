import { memo, Suspense, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '@site/contract/language';

import {
  FormsAvailabilityContext,
  FormStateContext,
  PageDataContext,
  type ServerState,
} from '../data/pageData.ts';
import { isFulfilled } from '../view/tracked.ts';
import { setLanguageCookie } from '../language/cookie.ts';
import { i18nFor } from '../language/i18n.ts';
import { LanguageContext } from '../language/LanguageContext.ts';
import { useScroll } from '../navigation/useScroll.ts';
import { useSiteLinks } from '../navigation/useSiteLinks.ts';
import { Shell } from './Shell.tsx';
import { LoadingFallback } from './LoadingFallback.tsx';
import { viewOf } from '../view/loadView.ts';
import type { View } from '../view/View.ts';
import { ViewContext } from '../view/ViewContext.ts';

export interface AppProps {
  readonly initialLanguage: Language;
  /** The view that the server rendered; the first rendering in the browser shows the same one. */
  readonly initialView: Promise<View>;
  readonly server: ServerState;
}

/**
 * The whole site. A change of address or language first loads what it shows, in the background;
 * until then the page that was there stays, and after a moment a text says that the next one is coming.
 */
export function App({ initialLanguage, initialView, server }: AppProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(initialLanguage);
  const [arrival] = useState(location);
  const [hasLeft, setHasLeft] = useState(false);
  // What a posted form was answered is shown once: "back" does not bring it again.
  if (location.key !== arrival.key && !hasLeft) setHasLeft(true);
  const address = location.pathname + location.search;

  // The view of the arrival has its markup from the server: who comes back gets a whole one.
  const arrivedAt = arrival.pathname + arrival.search;
  const [isArrival, setIsArrival] = useState(true);
  if (isArrival && (language !== initialLanguage || address !== arrivedAt)) setIsArrival(false);
  const wanted = isArrival ? initialView : viewOf(address, language);
  const next = useMemo(() => ({ view: wanted, location }), [wanted, location]);
  const deferred = useDeferredValue(next);
  // What is there is shown in one piece. Rendered by slices, each one's new styles would be worked out
  // for the page that is about to go.
  const shown = isFulfilled(wanted) ? next : deferred;
  const wayBack = shown.view !== initialView;
  useEffect(() => {
    if (!wayBack) return;
    // What the server wrote about the first page is not true of another.
    document.querySelector('[type="application/ld+json"]')?.remove();
    const whenIdle = self.requestIdleCallback ?? setTimeout;
    whenIdle(() => void viewOf(arrivedAt, initialLanguage).catch(() => undefined));
  }, [wayBack, arrivedAt, initialLanguage]);

  // Tests wait for this mark: from here on, effects have run and handlers are attached.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);

  useSiteLinks(language, (to, options) => void navigate(to, options));
  useScroll(shown.location);
  useReloadOnFailure(wanted);

  const choose = (chosen: Language) => {
    setLanguageCookie(chosen);
    setLanguage(chosen);
  };

  return (
    <LanguageContext value={{ language, choose }}>
      {/* The server waits for the view: a fallback there would only add its styles to every page. */}
      <Suspense fallback={!import.meta.env.SSR && <LoadingFallback />}>
        {wanted !== shown.view && <LoadingFallback />}
        <FormStateContext value={hasLeft ? undefined : server.form}>
          <FormsAvailabilityContext value={server.formsAvailability}>
            <Page view={shown.view} />
          </FormsAvailabilityContext>
        </FormStateContext>
      </Suspense>
    </LanguageContext>
  );
}

/** A part of the site that cannot be loaded (a new release, a lost connection) is left to a full page load. */
function useReloadOnFailure(view: Promise<View>): void {
  useEffect(() => {
    view.catch(() => window.location.reload());
  }, [view]);
}

/** The same view is not rendered again when the deferred one catches up with it. */
const Page = memo(function Page({ view: promise }: { readonly view: Promise<View> }) {
  const view = use(promise);

  useEffect(() => {
    document.documentElement.lang = view.language;
  }, [view.language]);

  return (
    <I18nextProvider i18n={i18nFor(view.language)}>
      <ViewContext value={view}>
        <PageDataContext value={view.data}>
          <Shell>
            <view.Page />
          </Shell>
        </PageDataContext>
      </ViewContext>
    </I18nextProvider>
  );
});
