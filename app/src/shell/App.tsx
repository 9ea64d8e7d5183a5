import type { View } from '../view/View.ts';
import { IslandCollectorContext, type IslandCollector } from '../islands/Island.tsx';
import { IslandProviders, type IslandEnvironment } from '../islands/IslandProviders.tsx';
import { ViewContext } from '../view/ViewContext.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  readonly view: View;
  readonly environment: IslandEnvironment;
  /** Is told of every island of the page. */
  readonly islands: IslandCollector;
}

/** One whole page around its islands. Rendered on the server only. */
export function App({ view, environment, islands }: AppProps) {
  return (
    <IslandProviders environment={environment}>
      <IslandCollectorContext value={islands}>
        <ViewContext value={view}>
          <Shell>
            <view.Page />
          </Shell>
        </ViewContext>
      </IslandCollectorContext>
    </IslandProviders>
  );
}
