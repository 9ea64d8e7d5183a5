import { Prose } from '@site/design-system';
import {
  DateField,
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

/** The fields of a reservation, in the order of the contract. */
export function ReservationFields({ texts, parts }: ReservationFieldsProps) {
  const { parts: headings, consent, fields, sites } = texts;
  const { field } = parts;
  const days = useVisitDays();
  const language = useLanguage();
  const headcount = field('headcount', fields.headcount);
  const visitor = (number: number) => (
    <FormSection key={number} level={3} heading={fillMessage(texts.visitor, language, { number })}>
      <TextField
        {...field(`visitor${number}Affiliation`, fields.affiliation)}
        required
        autoComplete={number === 1 ? 'organization' : 'off'}
      />
      <TextField
        {...field(`visitor${number}Name`, fields.name)}
        required
        autoComplete={number === 1 ? 'name' : 'off'}
      />
      <TextField
        {...field(`visitor${number}Position`, fields.position)}
        required
        autoComplete={number === 1 ? 'organization-title' : 'off'}
      />
    </FormSection>
  );
  return (
    <>
      <FormSection heading={headings.consent.heading} intro={headings.consent.text}>
        <Consent name="consent" texts={consent} parts={parts} required />
        <p>{texts.refusal}</p>
      </FormSection>
      <FormSection heading={headings.visit.heading} intro={headings.visit.text}>
        <RadioGroup
          {...field('site', fields.site)}
          required
          options={sites.map(({ id, name, address }) => ({
            value: id,
            label: name,
            hint: address,
          }))}
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
        <DateField {...field('date', fields.date)} required {...days} />
        <TimeField {...field('time', fields.time)} required />
      </FormSection>
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
            visitor(number)
          ) : (
            <OnlyWhen
              key={number}
              field="headcount"
              is={HEADCOUNTS.filter((count) => Number(count) >= number)}
            >
              {visitor(number)}
            </OnlyWhen>
          ),
        )}
        <TextField {...field('contact', fields.contact)} required type="tel" autoComplete="tel" />
      </FormSection>
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
