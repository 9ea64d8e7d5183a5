import { useCallback, useState } from 'react';

import { type DocumentedComponent, getLanguage, getStoryUrl } from './documented.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** Focusable elements: "all" would draw the focus ring around texts, too. */
const FOCUSABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary'];

/** The states of controls, as globals of the addon for pseudo states. */
const STATES = {
  Hover: ['pseudo.hover:!true'],
  Focus: [
    ...FOCUSABLE.flatMap((tag, index) => [
      `pseudo.focus[${index}]:${tag}`,
      `pseudo.focusVisible[${index}]:${tag}`,
    ]),
    'pseudo.focusWithin:!true',
  ],
  Pressed: ['pseudo.hover:!true', 'pseudo.active:!true'],
};

/** All states on one page: every variant at rest, then the controls hovered, focused and pressed. */
export function States({
  of,
  width,
}: {
  readonly of: DocumentedComponent;
  readonly width?: number | undefined;
}) {
  const texts = PAGE_TEXTS[getLanguage(of)];
  const [hasControls, setHasControls] = useState(false);
  const findControls = useCallback(
    (story: Document) => setHasControls(story.querySelector(FOCUSABLE.join()) !== null),
    [],
  );
  return (
    <>
      <h3 id="all-variants">{texts.variants}</h3>
      <StoryFrame
        src={getStoryUrl(of, 'KitchenSink')}
        title="KitchenSink"
        width={width}
        onChange={findControls}
      />
      {hasControls &&
        (['Hover', 'Focus', 'Pressed'] as const).map((state) => (
          <div key={state}>
            <h3 id={state}>{texts[state]}</h3>
            <StoryFrame
              src={getStoryUrl(of, 'Default', STATES[state])}
              title={state}
              width={width}
            />
          </div>
        ))}
    </>
  );
}
