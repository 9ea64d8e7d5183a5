import { Button, Dialog } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';

import type { EditorState, FileProblem } from '../api.ts';
import type { TextKey } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { placeProblem, getPlace } from './placed-problems.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { getMentions, postTrial } from './server.ts';
import { useRequest } from './useRequest.ts';

export interface RemoveDialogProps {
  /** The label of the item to delete. */
  readonly name: string;
  /** The values of the files after the removal. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Whether visitors may have its address. */
  readonly hasAddress: boolean;
  readonly state: EditorState;
  /**
   * Returns the element that receives the focus after the removal, because the removal also removes the pressed button.
   */
  readonly focusAfterwards: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Lists the references to an item before it is deleted. */
export function RemoveDialog({
  name,
  values,
  hasAddress,
  state,
  focusAfterwards,
  onClose,
  onRemove,
}: RemoveDialogProps) {
  const { model, language, text: getText } = useEditorContext();
  const { schemas } = model;
  const { failure, run } = useRequest();
  const hasRemoved = useRef(false);
  const [references, setReferences] = useState<readonly FileProblem[]>();
  const [mentions, setMentions] = useState<readonly FileProblem[]>([]);
  useEffect(() => {
    const [file] = [...values].find(([, value]) => value === undefined) ?? [];
    void run(async () => {
      setReferences(await postTrial(values));
      if (file !== undefined) setMentions(await getMentions(file));
    });
  }, [values, run]);
  const getPlaces = (problems: readonly FileProblem[]): string[] => [
    ...new Set(
      problems.map((problem) =>
        getPlace(placeProblem(state, problem, language), language, schemas),
      ),
    ),
  ];
  const places = getPlaces(references ?? []);
  // The problems are listed above.
  const mentioning = getPlaces(mentions).filter((place) => !places.includes(place));
  const text = (key: TextKey, count = 0) => getText(key, { name, count });
  return (
    <Dialog
      open
      heading={text('remove.heading')}
      onOpenChange={onClose}
      returnTo={() => (hasRemoved.current ? focusAfterwards() : null)}
    >
      <div className="dialog-form">
        {failure && <RefusalNotice failure={failure} />}
        <div className="refers" role="status">
          {!references && !failure && <p>{text('remove.checking')}</p>}
          {references?.length === 0 && <p>{text('remove.none')}</p>}
          {places.length > 0 && (
            <>
              <p>{text('remove.refers', places.length)}</p>
              <ul>
                {places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </>
          )}
          {references && mentioning.length > 0 && (
            <>
              <p>{text('remove.mentions', mentioning.length)}</p>
              <ul>
                {mentioning.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </>
          )}
          {references && hasAddress && <p>{text('remove.address')}</p>}
          {references && <p>{text('remove.undo')}</p>}
        </div>
        <div className="dialog-actions">
          <Button
            aria-disabled={!references || undefined}
            onClick={() => {
              if (!references) return;
              hasRemoved.current = true;
              onRemove();
            }}
          >
            {text('remove.file')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('new.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
