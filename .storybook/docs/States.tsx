import { useCallback, useState } from 'react';

import type { AnatomyDescription } from '../../design-system/src/stories/anatomy.ts';
import { type Documented, getStoryUrl } from './documented.ts';
import { GeneratedHeading } from './GeneratedHeading.tsx';
import { StoryFrame } from './StoryFrame.tsx';

const descriptions = import.meta.glob<AnatomyDescription>(
  '../../design-system/src/{components,sections}/*/*.anatomy.json',
  { import: 'default', eager: true },
);

/** What takes the focus: "all" would put the ring around texts, too. */
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
export default function States({ of }: { readonly of: Documented }) {
  const width =
    descriptions[`../../design-system/src/${of.kind}/${of.folder}/${of.folder}.anatomy.json`]
      ?.width;
  const [hasControls, setHasControls] = useState(false);
  const findControls = useCallback(
    (story: Document) => setHasControls(story.querySelector(FOCUSABLE.join()) !== null),
    [],
  );
  return (
    <>
      <GeneratedHeading>States</GeneratedHeading>
      <GeneratedHeading level={3}>All variants</GeneratedHeading>
      <StoryFrame
        src={getStoryUrl(of, 'KitchenSink')}
        title="KitchenSink"
        width={width}
        onChange={findControls}
      />
      {hasControls &&
        Object.entries(STATES).map(([state, globals]) => (
          <div key={state}>
            <GeneratedHeading level={3}>{state}</GeneratedHeading>
            <StoryFrame src={getStoryUrl(of, 'Default', globals)} title={state} width={width} />
          </div>
        ))}
    </>
  );
}
