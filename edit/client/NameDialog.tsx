import { Button, Dialog } from '@site/design-system';
import { Select, TextField } from '@site/design-system/forms';
import { useState } from 'react';
import { slug } from '@site/content/schema/text.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import { getInterfaceText } from '../texts.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { RefusedError, type Failure } from './server.ts';

export interface NewName {
  readonly name: string;
  /** Empty if no area is selected. */
  readonly area: string;
}

export interface NameDialogProps {
  readonly heading: string;
  /** The consequences of the name. */
  readonly explanation?: string;
  /** The current name. */
  readonly initial?: string;
  /** The areas with their titles; empty if the new item belongs to none. */
  readonly areas: readonly (readonly [area: string, label: string])[];
  readonly language: InterfaceLanguage;
  readonly onClose: () => void;
  /** Adds the item. Rejects with a `RefusedError` if the server refuses it. */
  readonly onAdd: (named: NewName) => Promise<void>;
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
  language,
  onClose,
  onAdd,
}: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [area, setArea] = useState(areas[0]?.[0] ?? '');
  const [wrong, setWrong] = useState<'new.required' | 'refused.name'>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    if (busy) return;
    if (!slug.safeParse(name).success) {
      setWrong(name === '' ? 'new.required' : 'refused.name');
      return;
    }
    setBusy(true);
    try {
      await onAdd({ name, area });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setFailure(error.failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open heading={heading} description={explanation} onOpenChange={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {failure && <RefusalNotice failure={failure} language={language} />}
        <TextField
          label={getInterfaceText('new.name', language)}
          hint={getInterfaceText('new.name.hint', language)}
          error={wrong && getInterfaceText(wrong, language)}
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
            label={getInterfaceText('new.area', language)}
            options={areas.map(([value, label]) => ({ value, label }))}
            required
            value={area}
            onValueChange={setArea}
          />
        )}
        <div className="dialog-actions">
          <Button type="submit" busy={busy}>
            {heading}
          </Button>
          <Button type="button" variant="quiet" onClick={onClose}>
            {getInterfaceText('new.cancel', language)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
