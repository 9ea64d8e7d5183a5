import { Button, Dialog } from '@site/design-system';
import { Select, TextField } from '@site/design-system/forms';
import { useState } from 'react';
import { slug } from '@site/content/schema/text.ts';

import type { NewName } from './commands.ts';
import { useEditorContext } from './editor-context.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useRequest } from './useRequest.ts';

export interface NameDialogProps {
  readonly heading: string;
  /** The consequences of the name. */
  readonly explanation?: string;
  /** The current name. */
  readonly initial?: string;
  /** The areas with their titles; empty if the new item belongs to none. */
  readonly areas: readonly (readonly [area: string, label: string])[];
  readonly onClose: () => void;
  /** Adds the item. Rejects with a `RefusedError` if the server refuses it. */
  readonly onAdd: (name: NewName) => Promise<void>;
}

/**
 * Asks for the name of a new item or for another name of an existing one. The name is part of its address, or texts
 * refer to the item by it.
 */
export function NameDialog({
  heading,
  explanation,
  initial = '',
  areas,
  onClose,
  onAdd,
}: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [area, setArea] = useState(areas[0]?.[0] ?? '');
  const [wrong, setWrong] = useState<'new.required' | 'refused.name'>();
  const { failure, setFailure, isBusy, run } = useRequest();
  const { text } = useEditorContext();

  function add(): void {
    if (isBusy) return;
    if (slug.safeParse(name).success) void run(() => onAdd({ name, area }));
    else setWrong(name === '' ? 'new.required' : 'refused.name');
  }

  return (
    <Dialog open heading={heading} description={explanation} onOpenChange={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {failure && <RefusalNotice failure={failure} />}
        <TextField
          label={text('new.name')}
          hint={text('new.name.hint')}
          error={wrong && text(wrong)}
          required
          autoComplete="off"
          spellCheck={false}
          value={name}
          onValueChange={(next) => {
            setName(next.trim());
            setWrong(undefined);
            setFailure(undefined);
          }}
        />
        {areas.length > 0 && (
          <Select
            label={text('new.area')}
            options={areas.map(([value, label]) => ({ value, label }))}
            required
            value={area}
            onValueChange={setArea}
          />
        )}
        <div className="dialog-actions">
          <Button type="submit" busy={isBusy}>
            {heading}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('new.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
