import { Link, Notice } from '@site/design-system';
import { FormSection, Select, TextArea, TextField } from '@site/design-system/forms';
import { useTranslation } from 'react-i18next';
import { INQUIRY_CATEGORIES } from '@site/contract/inquiry';
import { TEXT_MAX } from '@site/contract/limits';
import { fillMessage } from '@site/contract/message';
import { DEPARTMENTS_ANCHOR } from '@site/contract/paths';
import type { InquiryProduct, InquiryTexts } from '@site/content/schema/forms/inquiry.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';
import { AttachmentField } from '../AttachmentField.tsx';
import { Consent } from '../Consent.tsx';
import type { FormParts } from '../SiteForm.tsx';

interface InquiryFieldsProps {
  readonly texts: InquiryTexts;
  /** The subject of the inquiry, for visitors who come from a product. */
  readonly product: InquiryProduct | undefined;
  readonly parts: FormParts;
}

/** The fields of an inquiry, in the order of the contract. */
export function InquiryFields({ texts, product, parts }: InquiryFieldsProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { parts: headings, consent, fields } = texts;
  const { field } = parts;
  const category = field('category', fields.category);
  const subject = field('subject', fields.subject);
  return (
    <>
      {product && (
        <Notice>{fillMessage(texts.product.notice, language, { product: product.name })}</Notice>
      )}
      <FormSection heading={headings.consent.heading} intro={headings.consent.text}>
        <Consent name="consent" texts={consent} parts={parts} required />
        <p>
          {texts.refusal} <Link href={`#${DEPARTMENTS_ANCHOR}`}>{texts.refusalLink}</Link>
        </p>
      </FormSection>
      <FormSection heading={headings.inquiry.heading} intro={headings.inquiry.text}>
        <Select
          {...category}
          required
          placeholder={t('form.choose')}
          defaultValue={category.defaultValue ?? ''}
          options={INQUIRY_CATEGORIES.map((value) => {
            const { label, hint } = fields.category.options[value];
            return { value, label: hint ? `${label} – ${hint}` : label };
          })}
        />
        <TextField {...field('company', fields.company)} autoComplete="organization" />
        <TextField {...field('writer', fields.writer)} required autoComplete="name" />
        <TextField {...field('phone', fields.phone)} type="tel" autoComplete="tel" />
        <TextField
          {...field('email', fields.email)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          {...subject}
          required
          defaultValue={
            subject.defaultValue ??
            (product && fillMessage(texts.product.subject, language, { product: product.name }))
          }
        />
        <TextArea {...field('content', fields.content)} required maxLength={TEXT_MAX.content} />
        <AttachmentField texts={fields.attachment} parts={parts} />
      </FormSection>
    </>
  );
}
