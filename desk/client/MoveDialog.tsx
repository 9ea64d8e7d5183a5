import { Button, Dialog } from '@site/design-system';
import { DateField, TimeField } from '@site/design-system/forms';
import reservationMessages from '@site/contract/messages/reservation.json' with { type: 'json' };
import type { InterfaceText } from '@site/contract/interface-language';
import { VISIT_HOURS } from '@site/contract/limits';
import { getFirstVisitDate, getLastVisitDate } from '@site/contract/reservation';
import { type FormEvent, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import { moveCase, type Failure } from './server.ts';
import { useDesk } from './useDesk.ts';

const messages: Readonly<Record<string, InterfaceText>> = reservationMessages;
type Errors = NonNullable<Failure['fields']>;

export interface MoveDialogProps {
  readonly openedCase: Case;
  readonly onMove: (next: Case) => void;
  readonly onClose: () => void;
}

/** Asks for the date and time to which a visit is moved. */
export function MoveDialog({ openedCase, onMove, onClose }: MoveDialogProps) {
  const { text, language, run } = useDesk();
  const [now] = useState(() => new Date());
  const [date, setDate] = useState(openedCase.fields['date'] ?? '');
  const [time, setTime] = useState(openedCase.fields['time'] ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const showFailure = ({ code, fields }: Failure): boolean => {
    const next = code === 'unchanged' ? { date: code } : fields;
    if (!next) {
      // The change of another officer is shown above the case.
      onClose();
      return false;
    }
    setErrors(next);
    document.getElementById(next.date ? 'move-date' : 'move-time')?.focus();
    return true;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setErrors({});
    setBusy(true);
    const next = await run(moveCase(openedCase, date, time), showFailure);
    setBusy(false);
    if (next) onMove(next);
  };
  const getError = (code: string | undefined): string | undefined => {
    if (code === undefined) return undefined;
    return code === 'unchanged' ? text('failed.unchanged') : messages[code]?.[language];
  };
  return (
    <Dialog
      open
      heading={text('ask.move')}
      description={text('ask.move.means')}
      onOpenChange={onClose}
    >
      <form
        className="move-form"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        <DateField
          id="move-date"
          label={text('move.date')}
          required
          min={getFirstVisitDate(now)}
          max={getLastVisitDate(now)}
          error={getError(errors.date)}
          value={date}
          onValueChange={setDate}
        />
        <TimeField
          id="move-time"
          label={text('move.time')}
          hint={text('move.time.hint', VISIT_HOURS)}
          required
          min={VISIT_HOURS.from}
          max={VISIT_HOURS.until}
          error={getError(errors.time)}
          value={time}
          onValueChange={setTime}
        />
        <div className="dialog-actions">
          <Button type="submit" busy={busy}>
            {text('case.move')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
