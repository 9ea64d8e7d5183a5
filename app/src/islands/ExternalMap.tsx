import { Button, Notice, Section, Text } from '@site/design-system';
import { useState } from 'react';
import type { ExternalMapBlock, MapPlace } from '@site/content/schema/blocks/index.ts';

import { ExternalScript } from './external-script/ExternalScript.tsx';
import { getSectionProps } from '../shared/section-head.tsx';

declare global {
  // The custom element of the map's script, which draws the places and sets its own size.
  var siteMap: ((element: HTMLElement, places: readonly MapPlace[]) => void) | undefined;
}

/** A map of another company. It is only loaded after the visitor has agreed, on each page view again. */
export default function ExternalMap({ block }: { readonly block: ExternalMapBlock }) {
  const { load, loading, failed, script, places } = block;
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <Section {...getSectionProps(block)}>
      {hasAgreed ? (
        <ExternalScript
          src={script}
          pending={<Text role="status">{loading}</Text>}
          failed={
            <Notice tone="error" announce>
              {failed}
            </Notice>
          }
        >
          <div
            ref={(element) => {
              if (element) globalThis.siteMap?.(element, places);
            }}
          />
        </ExternalScript>
      ) : (
        <Button variant="secondary" onClick={() => setAgreed(true)}>
          {load}
        </Button>
      )}
    </Section>
  );
}
