import {
  DateField,
  FieldPair,
  FormSection,
  OnlyWhen,
  RadioGroup,
  TextField,
  TimeField,
} from '@site/design-system/forms';
import { YES_NO } from '@site/contract/reservation';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import { useVisitDays } from '../reservation/useVisitDays.ts';
import { visitText, type Visit } from '../reservation/VisitSummary.tsx';
import type { FormParts } from '../SiteForm.tsx';

interface ChangeFieldsProps {
  readonly texts: VisitTexts;
  /** The current reservation. */
  readonly visit: Visit;
  readonly parts: FormParts;
}

/** The fields of a reservation that can be changed, with their current values. */
export function ChangeFields({ texts, visit, parts }: ChangeFieldsProps) {
  const { change, reservation } = texts;
  const { fields } = reservation;
  const days = useVisitDays();
  const field = (name: 'date' | 'time' | 'car' | 'carNumber') => {
    const props = parts.field(name, fields[name]);
    return { ...props, defaultValue: props.defaultValue ?? visitText(visit, name) };
  };
  return (
    <FormSection heading={change.heading} intro={change.text}>
      <FieldPair>
        <DateField {...field('date')} required {...days} />
        <TimeField {...field('time')} required />
      </FieldPair>
      <RadioGroup
        {...field('car')}
        required
        arrangement="row"
        options={YES_NO.toReversed().map((value) => ({ value, ...fields.car.options[value] }))}
      />
      <OnlyWhen field="car" is="yes">
        <TextField {...field('carNumber')} required autoComplete="off" />
      </OnlyWhen>
    </FormSection>
  );
}
