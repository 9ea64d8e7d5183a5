import { Button, Dialog, Notice } from '@site/design-system';
import { useCallback, useEffect, useState } from 'react';
import type { FolderListing } from '@site/server/desk/window/api.ts';

import { useDesk } from './useDesk.ts';
import { RefusedError, getFolder } from './server.ts';

export interface FileDialogProps {
  readonly kind: 'key' | 'copy';
  readonly onChoose: (file: string) => void;
  readonly onClose: () => void;
}

/** Folders of this machine, with the key files or copies in them. A file input would not return the path of a file. */
export function FileDialog({ kind, onChoose, onClose }: FileDialogProps) {
  const { text, report } = useDesk();
  const [folder, setFolder] = useState<FolderListing>();
  const [isRefused, setIsRefused] = useState(false);
  const open = useCallback(
    (path?: string) =>
      getFolder(kind, path).then(
        (listing) => {
          setIsRefused(false);
          setFolder(listing);
        },
        (error: unknown) => {
          if (error instanceof RefusedError && error.failure.code === 'folder') setIsRefused(true);
          else report(error);
        },
      ),
    [kind, report],
  );
  useEffect(() => void open(), [open]);
  // In the format of this machine's system.
  const separator = folder?.path.includes('\\') ? '\\' : '/';
  const at = (name: string) =>
    `${folder?.path.endsWith(separator) ? folder.path : `${folder?.path}${separator}`}${name}`;
  return (
    <Dialog open onOpenChange={onClose} heading={text(`file.${kind}`)} size="large">
      <div className="files">
        {isRefused && (
          <Notice tone="error" announce>
            {text('failed.folder')}
          </Notice>
        )}
        {folder && (
          <>
            <p role="status">
              <strong>{folder.path}</strong> {text('file.count', { count: folder.files.length })}
            </p>
            <ul>
              {folder.files.map((name) => (
                <li key={name}>
                  <Button variant="secondary" onClick={() => onChoose(at(name))}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
            <h3>{text('file.folders')}</h3>
            <ul>
              {folder.parent !== undefined && (
                <li>
                  <Button variant="quiet" onClick={() => void open(folder.parent)}>
                    {text('file.parent')}
                  </Button>
                </li>
              )}
              {folder.folders.map((name) => (
                <li key={name}>
                  <Button variant="quiet" onClick={() => void open(at(name))}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
