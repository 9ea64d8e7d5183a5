import type { FormsAvailability, FormState } from '@site/contract/renderer';
import { createStructuredData } from '../structured/structured-data.ts';
import { IslandProviders } from '../../islands/IslandProviders.tsx';
import { IslandCollectorContext, type IslandCollector } from '../Island.tsx';
import type { View } from '../view/view.ts';
import { ViewContext } from '../view/view-context.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  readonly view: View;
  readonly form?: FormState | undefined;
  readonly formsAvailability?: FormsAvailability | undefined;
  /** Collects the islands of the page. */
  readonly islands: IslandCollector;
}

/** Serializes JSON for a script element: the text can neither end the element nor begin a comment. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A description of the page for search engines. */
function StructuredData({ view }: Pick<AppProps, 'view'>) {
  const structuredData = createStructuredData(view);
  if (structuredData.length === 0) return null;
  const json = toScriptJson({ '@context': 'https://schema.org', '@graph': structuredData });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** A complete document around its islands. Rendered on the server only. */
export function App({ view, form, formsAvailability, islands }: AppProps) {
  const { language, messages, site } = view;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <div id="root">
          <IslandProviders
            environment={{ language, messages, navigation: site.navigation, actions: site.actions }}
            form={form}
            formsAvailability={formsAvailability}
          >
            <IslandCollectorContext value={islands}>
              <ViewContext value={view}>
                <Shell>
                  <view.Page />
                </Shell>
              </ViewContext>
            </IslandCollectorContext>
          </IslandProviders>
        </div>
        <StructuredData view={view} />
      </body>
    </html>
  );
}
