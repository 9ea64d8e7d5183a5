import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';

import { filledArgs, isEqual, shownArgs } from '../design-system/src/stories/controls.tsx';

/** The last state of each story in which its controls were filled or found full. */
const lastStates = new Map<string, string>();

interface FillControlsProps {
  readonly storyId: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Fills the controls of a story with the values that it has rendered. */
function FillControls({ storyId, args }: FillControlsProps) {
  useEffect(() => {
    const updatedArgs = shownArgs.get(storyId);
    if (!updatedArgs) return;
    filledArgs.set(storyId, updatedArgs);
    // Documentation shows a story with its initial arguments again, whatever its controls contain.
    const state = JSON.stringify([args, updatedArgs]);
    if (lastStates.get(storyId) === state) return;
    lastStates.set(storyId, state);
    if (Object.entries(updatedArgs).some(([name, value]) => !isEqual(args[name], value)))
      addons.getChannel().emit('updateStoryArgs', { storyId, updatedArgs });
  });
  return null;
}

/** Fills the controls of stories that are rendered by `withControls`. */
export const fillControls: Decorator = (Story, { id, args }) => (
  <>
    <Story />
    <FillControls storyId={id} args={args} />
  </>
);
