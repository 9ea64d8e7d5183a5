import { Button, Dialog } from '@site/design-system';

import { useDesk } from './useDesk.ts';

export interface ConfirmDialogProps {
  readonly heading: string;
  readonly description: string;
  /** The label of the button that confirms. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation of an action that others see, or that cannot be undone. */
export function ConfirmDialog({
  heading,
  description,
  confirm,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { text } = useDesk();
  return (
    <Dialog open heading={heading} description={description} onOpenChange={onClose}>
      <div className="dialog-actions">
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button variant="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
