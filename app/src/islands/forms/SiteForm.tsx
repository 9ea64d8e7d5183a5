import { Button, Notice, Stack } from '@site/design-system';
import { ErrorSummary, FormActions, Progress, useZodForm } from '@site/design-system/forms';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '@site/contract/form';
import { TAB_PARAMETER } from '@site/contract/paths';
import { HOTLINE_FORMS, getSentences } from '@site/contract/renderer';

import { useFormAvailability } from './forms-availability.ts';
import { usePostedForm } from './form-state.ts';
import type { FormResponse } from './send-form.ts';
import { useFormSending } from './useFormSending.ts';

/** The texts of a field. */
interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Connects the fields of a form with its values and errors. */
export interface FormParts {
  /** Returns the props of a field of the design system. */
  readonly field: (
    name: string,
    texts: FieldTexts,
  ) => FieldTexts &
    ReturnType<FormParts['box']> & {
      readonly defaultValue: string | undefined;
    } & Partial<typeof PRIVATE_TEXT>;
  /** Returns the props of a checkbox or a file field, which have no text value. */
  readonly box: (name: string) => ReturnType<ReturnType<typeof useZodForm>['register']> & {
    readonly error: string | undefined;
  };
  /** Whether a checkbox was ticked when the form was posted without scripts. */
  readonly wasTicked: (name: string) => boolean;
  readonly errorText: (code: string) => string;
}

interface SiteFormProps<Output> {
  readonly definition: FormDefinition<Output>;
  readonly texts: {
    readonly submit: { readonly label: string; readonly sending: string };
    readonly failed: { readonly heading: string; readonly text: string };
  };
  /** Whether the browser must not offer typed values again. */
  readonly secret?: boolean;
  /** Shown instead of the form while it is closed: the contacts. */
  readonly instead?: ReactNode;
  readonly onSent: (response: FormResponse, values: Output) => void;
  readonly children: (parts: FormParts) => ReactNode;
}

/** Returns the address to which the form is posted without scripts: its page and tab. */
const getFormAction = ({ page, tab }: FormDefinition): string =>
  tab ? `${page}?${TAB_PARAMETER}=${tab}` : page;

/**
 * Keeps typed text from spell checkers, writing assistants and translators, which send it to other companies. Grammarly
 * reads `data-gramm`.
 */
const PRIVATE_TEXT = {
  spellCheck: false,
  writingsuggestions: 'false',
  'data-gramm': 'false',
  translate: 'no',
} as const;

/** Returns what a form that was posted without scripts cannot show again, as a key of the messages. */
function getLostInput({
  files,
  secrets,
}: FormDefinition): 'both' | 'file' | 'password' | undefined {
  if (files.length > 0) return secrets.length > 0 ? 'both' : 'file';
  return secrets.length > 0 ? 'password' : undefined;
}

/** A message instead of a form that is closed, and the contacts. */
function ClosedForm({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('form');
  const { t: problemText } = useTranslation('problems');
  return (
    <Stack>
      <Notice tone="error" heading={t('form.closed')}>
        <p>{problemText('closed')}</p>
      </Notice>
      {children}
    </Stack>
  );
}

/**
 * A form of the site around its fields. Without scripts it posts to its own page, and the server answers with the form
 * and its errors, or with its confirmation. With scripts it is validated by the same schema before it is sent. Typed
 * values are preserved in every case, except for secrets and files after a reload.
 */
export function SiteForm<Output extends Record<string, unknown>>({
  definition,
  texts,
  secret = false,
  instead,
  onSent,
  children,
}: SiteFormProps<Output>) {
  const { name, fields, files } = definition;
  const { t } = useTranslation('form');
  const { t: problemText } = useTranslation('problems');
  // A form may use the messages of another form: namespaces are searched in this order.
  const { t: errorText } = useTranslation(getSentences(name), { nsMode: 'fallback' });
  const state = useFormAvailability(name);
  // A look-up stores nothing, so it works without the keys that submissions are encrypted with.
  const notice =
    name === 'lookup' || name === 'visit' || state === 'without-audit' ? undefined : state;
  const postedForm = usePostedForm();
  const ownPostedForm = postedForm?.form === name ? postedForm : undefined;
  const [schema] = useState(() => definition.schema(new Date()));
  const form = useZodForm(schema, { fields, problems: ownPostedForm?.errors });
  const { send, failure, progress, resetAttempt } = useFormSending(
    definition,
    form,
    ownPostedForm,
    onSent,
  );

  const postedValues = ownPostedForm?.values ?? {};
  const privacy = HOTLINE_FORMS.includes(name) ? PRIVATE_TEXT : undefined;
  const box: FormParts['box'] = (field) => {
    const code = form.getCode(field);
    return { error: code && errorText(code), ...form.register(field) };
  };
  const parts: FormParts = {
    box,
    field: (field, { label, hint }) => ({
      ...box(field),
      ...privacy,
      label,
      hint,
      defaultValue: postedValues[field],
    }),
    wasTicked: (field) => postedValues[field] !== undefined,
    errorText,
  };

  if (notice === 'closed') return <ClosedForm>{instead}</ClosedForm>;
  const lostInput = ownPostedForm && ownPostedForm.status !== 'sent' && getLostInput(definition);
  const lostInputText = lostInput && <p>{t(`form.lost.${lostInput}`)}</p>;
  // A reloaded page is read from its top; without a reload visitors look at the button.
  const failedBefore = failure !== undefined && failure.code === ownPostedForm?.problem;
  const failureNotice = failure && (
    <Notice tone="error" heading={texts.failed.heading} announce>
      <p>{problemText([failure.code, 'internal'])}</p>
      <p>{texts.failed.text}</p>
      {failedBefore && lostInputText}
      {failure.reference && <p>{t('form.reference', { reference: failure.reference })}</p>}
    </Notice>
  );
  return (
    <form
      method="post"
      action={getFormAction(definition)}
      {...(files.length > 0 && { encType: 'multipart/form-data' })}
      {...(secret && { autoComplete: 'off' })}
      noValidate
      onSubmit={send}
      onInput={resetAttempt}
      // Removing or dropping a file fires only `change`.
      onChange={resetAttempt}
    >
      <Stack gap="large">
        {failedBefore && failureNotice}
        <ErrorSummary
          heading={t('form.problems', { count: form.problems.length })}
          attempt={form.attempt}
          items={form.problems.map(({ field, code }) => ({ field, text: errorText(code) }))}
        >
          {lostInputText}
        </ErrorSummary>
        {notice === 'demonstration' && <strong>{t('form.demonstration')}</strong>}
        {children(parts)}
        <FormActions>
          {!failedBefore && failureNotice}
          {progress !== undefined && <Progress label={t('form.progress')} value={progress} />}
          <Button type="submit" busy={form.sending}>
            <span>{form.sending ? texts.submit.sending : texts.submit.label}</span>
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
