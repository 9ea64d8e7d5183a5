import { Prose } from '@site/design-system';
import {
  DateField,
  FieldPair,
  FormSection,
  OnlyWhen,
  RadioGroup,
  TextField,
  TimeField,
} from '@site/design-system/forms';
import { fillMessage } from '@site/contract/message';
import { HEADCOUNTS, VISITOR_NUMBERS, YES_NO } from '@site/contract/reservation';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';
import { Consent } from '../Consent.tsx';
import type { FormParts } from '../SiteForm.tsx';
import { useVisitDays } from './useVisitDays.ts';

interface ReservationFieldsProps {
  readonly texts: ReservationTexts;
  readonly parts: FormParts;
}

/** The site, its rules, and the purpose and time of the visit. */
function VisitSection({ texts, parts: { field } }: ReservationFieldsProps) {
  const { parts: headings, fields, sites } = texts;
  const days = useVisitDays();
  const language = useLanguage();
  return (
    <FormSection heading={headings.visit.heading} intro={headings.visit.text}>
      <RadioGroup
        {...field('site', fields.site)}
        required
        options={sites.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
      />
      {sites.map(({ id, name, rules }) => (
        <OnlyWhen key={id} field="site" is={id}>
          <FormSection
            level={3}
            heading={fillMessage(texts.rulesHeading, language, { site: name })}
          >
            <Prose>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Prose>
          </FormSection>
        </OnlyWhen>
      ))}
      <TextField {...field('purpose', fields.purpose)} required />
      <TextField {...field('place', fields.place)} required />
      <FieldPair>
        <DateField {...field('date', fields.date)} required {...days} />
        <TimeField {...field('time', fields.time)} required />
      </FieldPair>
    </FormSection>
  );
}

/** The fields of one visitor; the browser completes those of the first, who is the person at the keyboard. */
function VisitorFields({
  number,
  texts,
  parts: { field },
}: ReservationFieldsProps & { readonly number: number }) {
  const { fields } = texts;
  const language = useLanguage();
  const complete = (value: string): string => (number === 1 ? value : 'off');
  return (
    <FormSection level={3} heading={fillMessage(texts.visitor, language, { number })}>
      <TextField
        {...field(`visitor${number}Affiliation`, fields.affiliation)}
        required
        autoComplete={complete('organization')}
      />
      <TextField
        {...field(`visitor${number}Name`, fields.name)}
        required
        autoComplete={complete('name')}
      />
      <TextField
        {...field(`visitor${number}Position`, fields.position)}
        required
        autoComplete={complete('organization-title')}
      />
    </FormSection>
  );
}

/** The number of visitors, each visitor, and how to reach them. */
function VisitorsSection({ texts, parts }: ReservationFieldsProps) {
  const { parts: headings, fields } = texts;
  const { field } = parts;
  const headcount = field('headcount', fields.headcount);
  return (
    <FormSection heading={headings.visitors.heading} intro={headings.visitors.text}>
      <RadioGroup
        {...headcount}
        defaultValue={headcount.defaultValue ?? HEADCOUNTS[0]}
        required
        arrangement="row"
        options={HEADCOUNTS.map((value) => ({ value, ...fields.headcount.options[value] }))}
      />
      {VISITOR_NUMBERS.map((number) =>
        number === 1 ? (
          <VisitorFields key={number} number={number} texts={texts} parts={parts} />
        ) : (
          <OnlyWhen
            key={number}
            field="headcount"
            is={HEADCOUNTS.filter((count) => Number(count) >= number)}
          >
            <VisitorFields number={number} texts={texts} parts={parts} />
          </OnlyWhen>
        ),
      )}
      <TextField {...field('contact', fields.contact)} required type="tel" autoComplete="tel" />
    </FormSection>
  );
}

/** The fields of a reservation, in the order of the contract. */
export function ReservationFields({ texts, parts }: ReservationFieldsProps) {
  const { parts: headings, consent, fields } = texts;
  const { field } = parts;
  return (
    <>
      <FormSection heading={headings.consent.heading} intro={headings.consent.text}>
        <Consent name="consent" texts={consent} parts={parts} required />
        <p>{texts.refusal}</p>
      </FormSection>
      <VisitSection texts={texts} parts={parts} />
      <VisitorsSection texts={texts} parts={parts} />
      <FormSection heading={headings.car.heading} intro={headings.car.text}>
        <RadioGroup
          {...field('car', fields.car)}
          required
          arrangement="row"
          options={YES_NO.toReversed().map((value) => ({ value, ...fields.car.options[value] }))}
        />
        <OnlyWhen field="car" is="yes">
          <TextField {...field('carNumber', fields.carNumber)} required autoComplete="off" />
        </OnlyWhen>
      </FormSection>
      <FormSection heading={headings.host.heading} intro={headings.host.text}>
        <TextField
          {...field('hostDepartment', fields.hostDepartment)}
          required
          autoComplete="off"
        />
        <TextField {...field('hostName', fields.hostName)} required autoComplete="off" />
        <TextField
          {...field('hostContact', fields.hostContact)}
          required
          type="tel"
          autoComplete="off"
        />
      </FormSection>
    </>
  );
}
