import { Button, ButtonLink, Dialog } from '@site/design-system';

import { useDesk } from './useDesk.ts';

export interface SaveDialogProps {
  readonly address: string;
  /** Whether the server has examined the file. */
  readonly isInspected: boolean;
  readonly onClose: () => void;
}

/** Warns about the risk of a file outside the desk, and saves it. */
export function SaveDialog({ address, isInspected, onClose }: SaveDialogProps) {
  const { text } = useDesk();
  return (
    <Dialog open heading={text('save')} description={text('save.means')} onOpenChange={onClose}>
      {!isInspected && <p>{text('save.notInspected')}</p>}
      <div className="dialog-actions">
        <ButtonLink href={address} download onClick={onClose}>
          {text('save.confirm')}
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
