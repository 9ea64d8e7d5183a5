import { ContactCard, Link, Notice, Prose } from '@site/design-system';
import {
  Checkbox,
  FormSection,
  OnlyWhen,
  PasswordField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@site/design-system/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '@site/contract/limits';
import { PASSWORD_RULES } from '@site/contract/password';
import { PATHS } from '@site/contract/paths';
import { REPORT_RECIPIENTS, REPORT_TYPES } from '@site/contract/report';
import type { ReportTexts } from '@site/content/schema/forms/report.ts';

import { AttachmentField } from '../AttachmentField.tsx';
import { Consent } from '../Consent.tsx';
import { useFormAvailability } from '../forms-availability.ts';
import type { FormParts } from '../SiteForm.tsx';

interface ReportFieldsProps {
  readonly texts: ReportTexts;
  readonly parts: FormParts;
}

/** The department that handles reports, for visitors who prefer to call or write. */
export function ComplianceContact({ texts }: { readonly texts: ReportTexts['contact'] }) {
  return (
    <ContactCard
      department={texts.name}
      phone={texts.phone}
      email={texts.email}
      note={texts.matters}
    />
  );
}

/** Advice before the visitor writes anything, also on a shared computer. */
function Advice({
  texts: { heading, items, protection },
}: {
  readonly texts: ReportTexts['advice'];
}) {
  return (
    <Notice heading={heading}>
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
      <p>
        <Link href={`${PATHS.whistleblowing}#protection`}>{protection}</Link>
      </p>
    </Notice>
  );
}

/** The choice of the recipient, or a message if the audit committee has no key. */
function RecipientField({ texts, parts }: ReportFieldsProps) {
  const hasAudit = useFormAvailability('report') !== 'without-audit';
  const { recipient } = texts.fields;
  const field = parts.field('recipient', recipient);
  if (!hasAudit) return <p>{texts.withoutAudit}</p>;
  return (
    <RadioGroup
      {...field}
      required
      defaultValue={field.defaultValue ?? 'compliance'}
      options={REPORT_RECIPIENTS.map((value) => ({ value, ...recipient.options[value] }))}
    />
  );
}

/** The fields of a report, in the order of the contract. */
export function ReportFields({ texts, parts }: ReportFieldsProps) {
  const { t } = useTranslation('form');
  const { parts: headings, fields } = texts;
  const { phone, email } = texts.contact;
  const { field, box, wasTicked } = parts;
  const type = field('type', fields.type);
  const rules = useMemo(
    () => PASSWORD_RULES.map(({ id, test }) => ({ label: texts.rules[id], test })),
    [texts],
  );
  return (
    <>
      <Advice texts={texts.advice} />
      <FormSection heading={headings.consent.heading} intro={headings.consent.text}>
        <Consent name="consent" texts={texts.consent} parts={parts} required />
        <Consent name="thirdPartyConsent" texts={texts.thirdPartyConsent} parts={parts} />
        <p>
          {texts.refusal} <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>,{' '}
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      </FormSection>
      <FormSection heading={headings.report.heading} intro={headings.report.text}>
        <RecipientField texts={texts} parts={parts} />
        <Select
          {...type}
          required
          placeholder={t('form.choose')}
          defaultValue={type.defaultValue ?? ''}
          options={REPORT_TYPES.map((value) => ({
            value,
            label: fields.type.options[value].label,
          }))}
        />
      </FormSection>
      <FormSection heading={headings.informant.heading} intro={headings.informant.text}>
        <Checkbox
          {...box('anonymous')}
          {...fields.anonymous}
          defaultChecked={wasTicked('anonymous')}
        />
        <OnlyWhen field="anonymous" not>
          <TextField {...field('name', fields.name)} required autoComplete="off" />
          <TextField {...field('mobile', fields.mobile)} type="tel" autoComplete="off" />
          <TextField
            {...field('email', fields.email)}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </OnlyWhen>
      </FormSection>
      <FormSection heading={headings.person.heading} intro={headings.person.text}>
        <Checkbox
          {...box('companyUnknown')}
          {...fields.companyUnknown}
          defaultChecked={wasTicked('companyUnknown')}
        />
        <OnlyWhen field="companyUnknown" not>
          <TextField {...field('company', fields.company)} required autoComplete="off" />
        </OnlyWhen>
        <TextField {...field('department', fields.department)} autoComplete="off" />
        <TextField {...field('position', fields.position)} autoComplete="off" />
        <TextField {...field('personName', fields.personName)} autoComplete="off" />
        <TextArea
          {...field('personNotes', fields.personNotes)}
          rows={3}
          maxLength={TEXT_MAX.notes}
          autoComplete="off"
        />
      </FormSection>
      <FormSection heading={headings.tip.heading} intro={headings.tip.text}>
        <TextField {...field('title', fields.title)} required autoComplete="off" />
        <TextArea
          {...field('content', fields.content)}
          required
          rows={10}
          maxLength={TEXT_MAX.content}
          autoComplete="off"
        />
        <AttachmentField texts={fields.attachment} parts={parts} />
      </FormSection>
      <FormSection heading={headings.password.heading} intro={headings.password.text}>
        <PasswordField
          {...field('password', fields.password)}
          {...fields.password}
          required
          rules={rules}
          autoComplete="off"
        />
      </FormSection>
    </>
  );
}
