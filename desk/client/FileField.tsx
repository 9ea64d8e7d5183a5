import { Button } from '@site/design-system';
import { TextField } from '@site/design-system/forms';
import { useState } from 'react';

import { FileDialog, type FileDialogProps } from './FileDialog.tsx';

export interface FileFieldProps {
  readonly id: string;
  readonly kind: FileDialogProps['kind'];
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** The label of the button that opens the dialog. */
  readonly choose: string;
  /** The path of the file on this machine. */
  readonly value: string;
  readonly onValueChange: (path: string) => void;
}

/** A field for the path of a file on this machine, with a dialog that finds it. */
export function FileField({ kind, choose, onValueChange, ...field }: FileFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="file-field">
      <TextField {...field} onValueChange={onValueChange} spellCheck={false} autoComplete="off" />
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {choose}
      </Button>
      {isOpen && (
        <FileDialog
          kind={kind}
          onClose={() => setIsOpen(false)}
          onChoose={(file) => {
            onValueChange(file);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
