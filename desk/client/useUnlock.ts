import { type FormEvent, useState } from 'react';
import type { WindowState } from '@site/server/desk/window/api.ts';

import { unlock, type Failure } from './server.ts';
import { useDesk } from './useDesk.ts';

const FIELDS = ['storeFile', 'keyFile', 'passphrase'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Readonly<Record<FieldName, string>>;
type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** The part of the form in which each refusal is shown. */
const FIELD_OF: Readonly<Partial<Record<Failure['code'], FieldName>>> = {
  storeFile: 'storeFile',
  store: 'storeFile',
  keyFile: 'keyFile',
  passphrase: 'passphrase',
};

/** The state of the form that opens the desk. */
export interface UnlockForm {
  readonly values: Values;
  readonly errors: Errors;
  /** Whether the key is being opened, which takes about a second. */
  readonly busy: boolean;
  /** Whether a copy is opened instead of the store of this machine. */
  readonly source: 'copy' | 'server';
  readonly setSource: (source: 'copy' | 'server') => void;
  readonly setValue: (name: FieldName, value: string) => void;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** Creates the state of the form that opens the desk. `onUnlock` is called when it is unlocked. */
export function useUnlock(onUnlock: (state: WindowState) => void): UnlockForm {
  const { text, state, run } = useDesk();
  const { suggested, hasStore } = state;
  const [source, setSource] = useState<UnlockForm['source']>(
    suggested.storeFile !== undefined || !hasStore ? 'copy' : 'server',
  );
  const [values, setValues] = useState<Values>({
    storeFile: suggested.storeFile ?? '',
    keyFile: suggested.keyFile ?? '',
    passphrase: '',
  });
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const showErrors = (next: Errors): void => {
    setErrors(next);
    const firstInvalid = FIELDS.find((name) => next[name]);
    if (firstInvalid) document.getElementById(firstInvalid)?.focus();
  };
  const showFailure = ({ code, reason }: Failure): boolean => {
    const field = FIELD_OF[code];
    if (!field || (field === 'storeFile' && source === 'server')) return false;
    showErrors({ [field]: [text(`failed.${code}`), reason].filter(Boolean).join(' ') });
    return true;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const keyFile = values.keyFile.trim();
    const storeFile = values.storeFile.trim();
    const missing = {
      ...(source === 'copy' && storeFile === '' && { storeFile: text('unlock.copy.empty') }),
      ...(keyFile === '' && { keyFile: text('unlock.key.empty') }),
    };
    showErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const { passphrase } = values;
    const request = { keyFile, passphrase, ...(source === 'copy' && { storeFile }) };
    const unlockedState = await run(unlock(request), showFailure);
    setBusy(false);
    if (unlockedState) onUnlock(unlockedState);
  };
  return {
    values,
    errors,
    busy,
    source,
    setSource,
    setValue: (name, value) => setValues((oldValues) => ({ ...oldValues, [name]: value })),
    submit,
  };
}
