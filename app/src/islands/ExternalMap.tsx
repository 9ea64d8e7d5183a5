import { Button, Notice, Section, Text } from '@site/design-system';
import { useState } from 'react';
import type { ExternalMapBlock, MapPlace } from '@site/content/schema/blocks/index.ts';

import { ExternalScript } from './external-script/ExternalScript.tsx';
import { getSectionProps } from '../shared/section-head.tsx';

declare global {
  // Declared by the script of the map, which draws the places into the element and gives it a size.
  var siteMap: ((element: HTMLElement, places: readonly MapPlace[]) => void) | undefined;
}

/** A map of another company. Nothing of it is loaded before the visitor agrees, which is asked on every visit. */
export default function ExternalMap({ block }: { readonly block: ExternalMapBlock }) {
  const { load, loading, failed, script, places } = block;
  const [agreed, setAgreed] = useState(false);
  return (
    <Section {...getSectionProps(block)}>
      {agreed ? (
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
