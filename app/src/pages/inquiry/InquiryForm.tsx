import { Button, Heading, Link, Notice, Stack } from '@site/design-system';
import {
  ConsentField,
  ErrorSummary,
  FileField,
  Progress,
  Select,
  TextArea,
  TextField,
  useZodForm,
} from '@site/design-system/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentProblems } from '@site/contract/attachment';
import { INQUIRY_CATEGORIES, inquirySchema, type InquiryField } from '@site/contract/inquiry';
import { ATTACHMENT_EXTENSIONS, TEXT_MAX } from '@site/contract/limits';
import { PATHS } from '@site/contract/paths';
import type { FormState } from '@site/contract/renderer';
import type { InquiryPage, InquiryProduct } from '@site/content/schema/inquiry.ts';

import { sendInquiry } from '../../data/sendInquiry.ts';

/** The fields in the order of the page. */
const FIELDS: readonly InquiryField[] = [
  'consent',
  'category',
  'company',
  'writer',
  'phone',
  'email',
  'subject',
  'content',
  'attachment',
];
const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface InquiryFormProps {
  readonly texts: InquiryPage['inquiry'];
  /** What the inquiry is about, for visitors who come from a product. */
  readonly product: InquiryProduct | undefined;
  /** A form that was posted without scripts and came back. */
  readonly posted: FormState | undefined;
  readonly onSent: () => void;
}

const filled = (text: string, product: string): string => text.replaceAll('{product}', product);

/**
 * The form. Without scripts it posts to its own page, which the server answers with the same form,
 * its errors or its thanks; with them it is judged here first, by the same schema.
 */
export function InquiryForm({ texts, product, posted, onSent }: InquiryFormProps) {
  const { t } = useTranslation('form');
  const { t: problemText } = useTranslation('problems');
  const { t: errorText } = useTranslation('inquiry');
  const form = useZodForm(inquirySchema, { fields: FIELDS, problems: posted?.errors });
  const [failure, setFailure] = useState(posted?.problem);
  const [progress, setProgress] = useState<number>();
  // One attempt, one key: kept while an answer is missing, so that sending again stores nothing twice.
  const [attempt, setAttempt] = useState<string>();

  const { consent, fields } = texts;
  const before = posted?.values ?? {};
  const common = (name: InquiryField & keyof typeof fields) => {
    const code = form.codeOf(name);
    return {
      id: name,
      label: fields[name].label,
      hint: fields[name].hint,
      error: code && errorText(code),
      ...form.register(name),
    };
  };

  const send = form.onSubmit(async (_values, element) => {
    const key = attempt ?? crypto.randomUUID();
    setAttempt(key);
    setFailure(undefined);
    setProgress(0);
    const outcome = await sendInquiry(element, key, setProgress);
    setProgress(undefined);
    // Only where no answer came may the same attempt be repeated.
    if (outcome.status !== 'failed' || outcome.code !== 'unreachable') setAttempt(undefined);
    if (outcome.status === 'sent') onSent();
    else if (outcome.status === 'invalid') form.setProblems(outcome.errors);
    else setFailure(outcome.code);
  });

  const consentCode = form.codeOf('consent');
  return (
    <form
      method="post"
      action={PATHS.inquiry}
      encType="multipart/form-data"
      noValidate
      onSubmit={send}
      onInput={() => {
        setAttempt(undefined);
      }}
    >
      <Stack gap="large">
        {form.problems.length > 0 && (
          <ErrorSummary
            title={t('form.problems', { count: form.problems.length })}
            attempt={form.attempt}
            items={form.problems.map(({ field, code }) => ({ field, text: errorText(code) }))}
          />
        )}
        {product && <Notice>{filled(texts.product.notice, product.name)}</Notice>}
        <Stack>
          <Heading level={2}>{consent.heading}</Heading>
          <p>{consent.text}</p>
          <ConsentField
            {...form.register('consent')}
            id="consent"
            required
            notices={consent.notices}
            label={consent.label}
            error={consentCode && errorText(consentCode)}
            defaultChecked={before['consent'] !== undefined}
          />
          <p>
            {consent.refusal} <Link href="#departments">{consent.refusalLink}</Link>
          </p>
        </Stack>
        <Stack>
          <Heading level={2}>{texts.form.heading}</Heading>
          <p>{texts.form.text}</p>
          <Select
            {...common('category')}
            required
            placeholder={t('form.choose')}
            defaultValue={before['category'] ?? ''}
            options={INQUIRY_CATEGORIES.map((value) => {
              const { label, hint } = fields.category.options[value];
              return { value, label: hint ? `${label} – ${hint}` : label };
            })}
          />
          <TextField
            {...common('company')}
            autoComplete="organization"
            defaultValue={before['company']}
          />
          <TextField
            {...common('writer')}
            required
            autoComplete="name"
            defaultValue={before['writer']}
          />
          <TextField
            {...common('phone')}
            type="tel"
            autoComplete="tel"
            defaultValue={before['phone']}
          />
          <TextField
            {...common('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={before['email']}
          />
          <TextField
            {...common('subject')}
            required
            defaultValue={
              before['subject'] ?? (product && filled(texts.product.subject, product.name))
            }
          />
          <TextArea
            {...common('content')}
            required
            maximum={TEXT_MAX.content}
            defaultValue={before['content']}
          />
          <FileField
            {...common('attachment')}
            accept={ACCEPT}
            validate={(file) => {
              const [code] = attachmentProblems(file);
              return code && errorText(code);
            }}
          />
        </Stack>
        <Stack gap="small">
          {failure && (
            <Notice tone="error" title={texts.failed.heading} announce>
              <p>{problemText(failure)}</p>
              <p>{texts.failed.text}</p>
            </Notice>
          )}
          {progress !== undefined && <Progress label={t('form.progress')} value={progress} />}
          <div>
            <Button type="submit" busy={form.sending}>
              {form.sending ? texts.submit.sending : texts.submit.label}
            </Button>
          </div>
        </Stack>
      </Stack>
    </form>
  );
}
