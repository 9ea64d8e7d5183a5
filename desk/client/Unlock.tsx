import { Button, Notice } from '@site/design-system';
import { PasswordField, RadioGroup } from '@site/design-system/forms';
import { useEffect, useState } from 'react';
import type { WindowState } from '@site/server/desk/window/api.ts';

import { FileField } from './FileField.tsx';
import { useDesk } from './useDesk.ts';
import { useUnlock } from './useUnlock.ts';

/** The form for a key, its passphrase, and the store or copy to open. */
export function Unlock({ onUnlock }: { readonly onUnlock: (state: WindowState) => void }) {
  const { text, state } = useDesk();
  const { values, errors, busy, source, setSource, setValue, submit } = useUnlock(onUnlock);
  const isKnown = values.keyFile !== '' && (source === 'server' || values.storeFile !== '');
  const [isPassphraseNext] = useState(isKnown);
  useEffect(() => {
    // Only the passphrase is missing, for example after the desk has locked itself.
    if (isPassphraseNext) document.getElementById('passphrase')?.focus();
  }, [isPassphraseNext]);
  return (
    <main id="main" className="unlock" tabIndex={-1}>
      <h2>{text('unlock')}</h2>
      {state.lockedItself && (
        <Notice>{text('unlock.lockedItself', { count: state.lockMinutes })}</Notice>
      )}
      <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        {state.hasStore && (
          <RadioGroup
            name="source"
            label={text('unlock.source')}
            value={source}
            onValueChange={(value) => setSource(value === 'copy' ? 'copy' : 'server')}
            options={[
              { value: 'copy', label: text('unlock.copy') },
              {
                value: 'server',
                label:
                  state.server === undefined
                    ? text('unlock.server')
                    : text('store.remote', { server: state.server }),
              },
            ]}
          />
        )}
        {source === 'copy' && (
          <FileField
            id="storeFile"
            kind="copy"
            label={text('unlock.copy.file')}
            hint={text('unlock.copy.hint')}
            choose={text('unlock.copy.choose')}
            error={errors.storeFile}
            value={values.storeFile}
            onValueChange={(path) => setValue('storeFile', path)}
          />
        )}
        <FileField
          id="keyFile"
          kind="key"
          label={text('unlock.key')}
          hint={text('unlock.key.hint')}
          choose={text('unlock.key.choose')}
          error={errors.keyFile}
          value={values.keyFile}
          onValueChange={(path) => setValue('keyFile', path)}
        />
        <PasswordField
          id="passphrase"
          label={text('unlock.passphrase')}
          hint={text('unlock.passphrase.hint')}
          error={errors.passphrase}
          value={values.passphrase}
          onValueChange={(passphrase) => setValue('passphrase', passphrase)}
        />
        <Button type="submit" busy={busy}>
          {text('unlock.open')}
        </Button>
        <p className="note">{text('unlock.note', { count: state.lockMinutes })}</p>
      </form>
    </main>
  );
}
