import { Button } from '@site/design-system';
import { PATHS } from '@site/contract/paths';

interface CalendarFormProps {
  readonly label: string;
  readonly receipt: string;
  readonly contact: string;
}

/**
 * Offers the calendar file of a reservation in its current state. It posts, because the number must not be part of an
 * address.
 */
export function CalendarForm({ label, receipt, contact }: CalendarFormProps) {
  return (
    <form method="post" action={PATHS.visitCalendar}>
      <input type="hidden" name="receipt" value={receipt} />
      <input type="hidden" name="contact" value={contact} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}
