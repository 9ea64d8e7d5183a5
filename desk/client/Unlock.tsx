import { Button, Notice } from '@site/design-system';
import { PasswordField, RadioGroup, TextField } from '@site/design-system/forms';
import { type FormEvent, useState } from 'react';
import type { WindowState } from '@site/server/desk/window/api.ts';

import { useDesk } from './useDesk.ts';
import { FileDialog } from './FileDialog.tsx';
import { unlock, type Failure } from './server.ts';

const FIELDS = ['storeFile', 'keyFile', 'passphrase'] as const;
type FieldName = (typeof FIELDS)[number];

/** Where each refusal is shown. */
const FIELD_OF: Readonly<Partial<Record<Failure['code'], FieldName>>> = {
  storeFile: 'storeFile',
  store: 'storeFile',
  keyFile: 'keyFile',
  passphrase: 'passphrase',
};

/** Asks for a key, its passphrase, and what to open with it. */
export function Unlock({ onUnlock }: { readonly onUnlock: (state: WindowState) => void }) {
  const { text, state, run } = useDesk();
  const { suggested, hasStore } = state;
  const [source, setSource] = useState<'copy' | 'server'>(
    suggested.storeFile !== undefined || !hasStore ? 'copy' : 'server',
  );
  const [storeFile, setStoreFile] = useState(suggested.storeFile ?? '');
  const [keyFile, setKeyFile] = useState(suggested.keyFile ?? '');
  const [passphrase, setPassphrase] = useState('');
  const [chosen, setChosen] = useState<'key' | 'copy'>();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Partial<Record<FieldName, string>>>>({});

  const say = (found: Readonly<Partial<Record<FieldName, string>>>): void => {
    setErrors(found);
    const first = FIELDS.find((name) => found[name]);
    if (first) document.getElementById(first)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = {
      ...(source === 'copy' && storeFile.trim() === '' && { storeFile: text('unlock.copy.empty') }),
      ...(keyFile.trim() === '' && { keyFile: text('unlock.key.empty') }),
    };
    say(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const unlocked = await run(
      unlock({
        keyFile: keyFile.trim(),
        ...(source === 'copy' && { storeFile: storeFile.trim() }),
        passphrase,
      }),
      ({ code, reason }) => {
        const field = FIELD_OF[code];
        if (!field || (field === 'storeFile' && source === 'server')) return false;
        say({ [field]: [text(`failed.${code}`), reason].filter(Boolean).join(' ') });
        return true;
      },
    );
    setBusy(false);
    if (unlocked) onUnlock(unlocked);
  };

  return (
    <main id="main" className="unlock" tabIndex={-1}>
      <h2>{text('unlock')}</h2>
      {state.lockedItself && (
        <Notice>{text('unlock.lockedItself', { count: state.lockMinutes })}</Notice>
      )}
      <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        {hasStore && (
          <RadioGroup
            name="source"
            label={text('unlock.source')}
            value={source}
            onValueChange={(value) => setSource(value === 'copy' ? 'copy' : 'server')}
            options={[
              { value: 'copy', label: text('unlock.copy') },
              { value: 'server', label: text('unlock.server') },
            ]}
          />
        )}
        {source === 'copy' && (
          <div className="file-field">
            <TextField
              id="storeFile"
              label={text('unlock.copy.file')}
              hint={text('unlock.copy.hint')}
              error={errors.storeFile}
              value={storeFile}
              onValueChange={setStoreFile}
              spellCheck={false}
              autoComplete="off"
            />
            <Button variant="secondary" onClick={() => setChosen('copy')}>
              {text('unlock.copy.choose')}
            </Button>
          </div>
        )}
        <div className="file-field">
          <TextField
            id="keyFile"
            label={text('unlock.key')}
            hint={text('unlock.key.hint')}
            error={errors.keyFile}
            value={keyFile}
            onValueChange={setKeyFile}
            spellCheck={false}
            autoComplete="off"
          />
          <Button variant="secondary" onClick={() => setChosen('key')}>
            {text('unlock.key.choose')}
          </Button>
        </div>
        <PasswordField
          id="passphrase"
          label={text('unlock.passphrase')}
          hint={text('unlock.passphrase.hint')}
          error={errors.passphrase}
          value={passphrase}
          onValueChange={setPassphrase}
        />
        <Button type="submit" busy={busy}>
          {text('unlock.open')}
        </Button>
        <p className="note">{text('unlock.note', { count: state.lockMinutes })}</p>
      </form>
      {chosen && (
        <FileDialog
          kind={chosen}
          onClose={() => setChosen(undefined)}
          onChoose={(file) => {
            (chosen === 'key' ? setKeyFile : setStoreFile)(file);
            setChosen(undefined);
          }}
        />
      )}
    </main>
  );
}
