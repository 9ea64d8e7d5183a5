import { FormSection, RadioGroup, TextArea, TextField } from '@site/design-system/forms';
import { COMPLIMENT_KINDS } from '@site/contract/compliment';
import { TEXT_MAX } from '@site/contract/limits';
import type { ComplimentTexts } from '@site/content/schema/forms/compliment.ts';

import { Consent } from '../Consent.tsx';
import type { FormParts } from '../SiteForm.tsx';

interface ComplimentFieldsProps {
  readonly texts: ComplimentTexts;
  readonly parts: FormParts;
}

/** The fields of a compliment, in the order of the contract. */
export function ComplimentFields({ texts, parts }: ComplimentFieldsProps) {
  const { parts: headings, fields } = texts;
  const { field } = parts;
  return (
    <>
      <FormSection heading={headings.consent.heading} intro={headings.consent.text}>
        <Consent name="consent" texts={texts.consent} parts={parts} required />
        <Consent name="thirdPartyConsent" texts={texts.thirdPartyConsent} parts={parts} />
        <p>{texts.refusal}</p>
      </FormSection>
      <FormSection heading={headings.writer.heading} intro={headings.writer.text}>
        <RadioGroup
          {...field('kind', fields.kind)}
          required
          options={COMPLIMENT_KINDS.map((value) => ({ value, ...fields.kind.options[value] }))}
        />
        <TextField {...field('name', fields.name)} required autoComplete="name" />
        <TextField {...field('contact', fields.contact)} type="tel" autoComplete="tel" />
        <TextField
          {...field('email', fields.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FormSection>
      <FormSection heading={headings.praise.heading} intro={headings.praise.text}>
        <TextField {...field('subject', fields.subject)} required autoComplete="off" />
        <TextArea {...field('content', fields.content)} required maxLength={TEXT_MAX.content} />
      </FormSection>
    </>
  );
}
