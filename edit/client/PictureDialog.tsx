import { Button, Dialog } from '@site/design-system';
import { FileField, TextField } from '@site/design-system/forms';
import { useState } from 'react';
import { toFileName } from '@site/content/library/file-name.ts';
import { nameLanguage } from '@site/contract/interface-language';
import { LANGUAGES, mapLanguages } from '@site/contract/language';

import { BODY_MAX } from '../api.ts';
import type { TextKey } from '../texts.ts';
import type { NewPicture } from './commands.ts';
import { useEditorContext } from './editor-context.ts';
import { emptyText } from './entries.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useRequest } from './useRequest.ts';

export interface PictureDialogProps {
  readonly onClose: () => void;
  /** Adds the picture. Rejects with a `RefusedError` if the server refuses it. */
  readonly onAdd: (picture: NewPicture) => Promise<void>;
}

const ENDING = /\.[^.]*$/;

/** Returns the name of a file as an address contains it: "Yard 2026.JPG" becomes "yard-2026". */
const toAddressName = (name: string): string => toFileName(name.replace(ENDING, ''));

const getEnding = (name: string): string => (ENDING.exec(name)?.[0] ?? '').toLowerCase();

/** Asks for a picture, its name, and its alternative text in both languages. */
export function PictureDialog({ onClose, onAdd }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [alt, setAlt] = useState(emptyText);
  const [isTried, setTried] = useState(false);
  const { failure, setFailure, isBusy, run } = useRequest();
  const { language, text } = useEditorContext();
  const errorIf = (wrong: boolean, key: TextKey) => (isTried && wrong ? text(key) : undefined);

  function add(): void {
    if (isBusy) return;
    setTried(true);
    const isComplete = name !== '' && LANGUAGES.every((code) => alt[code].trim() !== '');
    if (!file || !isComplete) return;
    if (file.size > BODY_MAX) return setFailure({ code: 'large', files: [] });
    const trimmedTexts = mapLanguages((code) => alt[code].trim());
    void run(() => onAdd({ file, name: `${name}${getEnding(file.name)}`, alt: trimmedTexts }));
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
          add();
        }}
      >
        {failure && <RefusalNotice failure={failure} />}
        <FileField
          label={text('picture.file')}
          hint={text('picture.file.hint')}
          error={errorIf(!file, 'picture.file.missing')}
          accept=".jpg,.jpeg,.png,.webp,.avif"
          required
          onValueChange={(chosenFile) => {
            setFile(chosenFile);
            setFailure(undefined);
            if (chosenFile) setName(toAddressName(chosenFile.name));
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
        {LANGUAGES.map((code) => (
          <TextField
            key={code}
            label={text('picture.alt', { language: nameLanguage(code, language) })}
            error={errorIf(alt[code].trim() === '', 'picture.alt.missing')}
            lang={code}
            required
            autoComplete="off"
            value={alt[code]}
            onValueChange={(next) => setAlt((before) => ({ ...before, [code]: next }))}
          />
        ))}
        <div className="dialog-actions">
          <Button type="submit" busy={isBusy}>
            {text('picture.add')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('new.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
