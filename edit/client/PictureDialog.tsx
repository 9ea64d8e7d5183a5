import { Button, Dialog } from '@site/design-system';
import { FileField, TextField } from '@site/design-system/forms';
import { useState } from 'react';
import { toFileName } from '@site/content/library/file-name.ts';
import { nameLanguage, type InterfaceLanguage } from '@site/contract/interface-language';
import { LANGUAGES, mapLanguages, type LocalizedText } from '@site/contract/language';

import { BODY_MAX } from '../api.ts';
import { getInterfaceText } from '../texts.ts';
import { emptyText } from './entries.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { RefusedError, type Failure } from './server.ts';

export interface NewPicture {
  readonly file: File;
  /** With its extension: `yard-2026.jpg`. */
  readonly name: string;
  /** Its alternative text. */
  readonly alt: LocalizedText;
}

export interface PictureDialogProps {
  readonly language: InterfaceLanguage;
  readonly onClose: () => void;
  /** Adds the picture. Rejects with a `RefusedError` if the server refuses it. */
  readonly onAdd: (picture: NewPicture) => Promise<void>;
}

const ENDING = /\.[^.]*$/;

/** Returns the name of a file as an address contains it: "Yard 2026.JPG" becomes "yard-2026". */
const toAddressName = (name: string): string => toFileName(name.replace(ENDING, ''));

const getEnding = (name: string): string => (ENDING.exec(name)?.[0] ?? '').toLowerCase();

/** Asks for a picture, its name, and its alternative text in both languages. */
export function PictureDialog({ language, onClose, onAdd }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [alt, setAlt] = useState(emptyText);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const text = (key: Parameters<typeof getInterfaceText>[0]) => getInterfaceText(key, language);
  const errorIf = (wrong: boolean, key: Parameters<typeof getInterfaceText>[0]) =>
    tried && wrong ? text(key) : undefined;

  async function add(): Promise<void> {
    if (busy) return;
    setTried(true);
    const isComplete = name !== '' && LANGUAGES.every((one) => alt[one].trim() !== '');
    if (!file || !isComplete) return;
    if (file.size > BODY_MAX) {
      setFailure({ code: 'large', files: [] });
      return;
    }
    setBusy(true);
    try {
      const trimmed = mapLanguages((one) => alt[one].trim());
      await onAdd({ file, name: `${name}${getEnding(file.name)}`, alt: trimmed });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setFailure(error.failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      heading={text('picture.upload')}
      description={text('picture.explain')}
      onOpenChange={onClose}
    >
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {failure && <RefusalNotice failure={failure} language={language} />}
        <FileField
          label={text('picture.file')}
          hint={text('picture.file.hint')}
          error={errorIf(!file, 'picture.file.missing')}
          accept=".jpg,.jpeg,.png,.webp,.avif"
          required
          onValueChange={(chosen) => {
            setFile(chosen);
            setFailure(undefined);
            if (chosen) setName(toAddressName(chosen.name));
          }}
        />
        <TextField
          label={text('new.name')}
          hint={text('new.name.hint')}
          error={errorIf(name === '', 'new.required')}
          required
          autoComplete="off"
          spellCheck={false}
          value={name}
          onValueChange={(next) => setName(next.trim())}
        />
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            label={getInterfaceText('picture.alt', language, {
              language: nameLanguage(one, language),
            })}
            error={errorIf(alt[one].trim() === '', 'picture.alt.missing')}
            lang={one}
            required
            autoComplete="off"
            value={alt[one]}
            onValueChange={(next) => setAlt((before) => ({ ...before, [one]: next }))}
          />
        ))}
        <div className="dialog-actions">
          <Button type="submit" busy={busy}>
            {text('picture.add')}
          </Button>
          <Button type="button" variant="quiet" onClick={onClose}>
            {text('new.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
