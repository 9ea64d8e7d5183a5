import { Button, Notice, Stack } from '@site/design-system';
import { ErrorSummary, FormActions, Progress, useZodForm } from '@site/design-system/forms';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '@site/contract/form';
import { isDomainDoubtful } from '@site/contract/mail-domain';
import { TAB_PARAMETER } from '@site/contract/paths';
import { HOTLINE_FORMS, getSentences } from '@site/contract/renderer';

import { useFormAvailability } from './forms-availability.ts';
import { usePostedForm } from './form-state.ts';
import { sendForm, type Answer } from './send-form.ts';

/** The texts of a field. */
interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Functions with which the layout of a form connects its fields. */
export interface FormParts {
  /** Returns the props of a field of the design system. */
  readonly field: (
    name: string,
    texts: FieldTexts,
  ) => FieldTexts &
    ReturnType<FormParts['box']> & {
      readonly defaultValue: string | undefined;
    } & Partial<typeof PRIVATE_TEXT>;
  /** Returns the props of a checkbox or file field, which have no texts and value. */
  readonly box: (name: string) => ReturnType<ReturnType<typeof useZodForm>['register']> & {
    readonly error: string | undefined;
  };
  /** Returns whether a checkbox was checked in a refused form. */
  readonly wasTicked: (name: string) => boolean;
  readonly errorText: (code: string) => string;
}

interface SiteFormProps<Output> {
  readonly definition: FormDefinition<Output>;
  readonly texts: {
    readonly submit: { readonly label: string; readonly sending: string };
    readonly failed: { readonly heading: string; readonly text: string };
  };
  /** Prevents the browser from suggesting the values later. */
  readonly secret?: boolean;
  /** Shown instead of the form while it is closed: whom to contact. */
  readonly instead?: ReactNode;
  readonly onSent: (answer: Answer, values: Output) => void;
  readonly children: (parts: FormParts) => ReactNode;
}

/** Returns the address that a form posts to without scripts: its page, with its tab. */
const getFormAction = ({ page, tab }: FormDefinition): string =>
  tab ? `${page}?${TAB_PARAMETER}=${tab}` : page;

/**
 * Keeps typed text from spell checkers, writing assistants and translators, which send it to other companies.
 * `data-gramm` is an attribute of Grammarly.
 */
const PRIVATE_TEXT = {
  spellCheck: false,
  writingsuggestions: 'false',
  'data-gramm': 'false',
  translate: 'no',
} as const;

/** Returns the values that a refused form loses, as a key of the messages. */
function getLostInput({
  files,
  secrets,
}: FormDefinition): 'both' | 'file' | 'password' | undefined {
  if (files.length > 0) return secrets.length > 0 ? 'both' : 'file';
  return secrets.length > 0 ? 'password' : undefined;
}

/**
 * A form of the site around its fields. Without scripts it posts to its own page; the server answers with the same
 * form, its errors or its confirmation. With scripts the same schema validates it here first. Typed text is always
 * kept, except for secrets and files after a reload.
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
  // A form may use the messages of another form: they are searched in these namespaces in order.
  const { t: errorText } = useTranslation(getSentences(name), { nsMode: 'fallback' });
  const state = useFormAvailability(name);
  // A look-up stores nothing, so it works without the key that submissions are encrypted with.
  const notice =
    name === 'lookup' || name === 'visit' || state === 'without-audit' ? undefined : state;
  const given = usePostedForm();
  const posted = given?.form === name ? given : undefined;
  const [schema] = useState(() => definition.schema(new Date()));
  const form = useZodForm(schema, { fields, problems: posted?.errors });
  const [failure, setFailure] = useState(posted?.problem);
  const [reference, setReference] = useState(posted?.reference);
  const [progress, setProgress] = useState<number>();
  // The idempotency key of an attempt. It is repeated while the server may have stored the submission, so that nothing
  // is stored twice.
  const [attempt, setAttempt] = useState<string>();

  const newAttempt = () => setAttempt(undefined);
  /** The address whose domain was questioned: if it is sent again unchanged, it is accepted. */
  const [askedAddress, setAskedAddress] = useState<string>();

  const send = form.onSubmit(async (values, element) => {
    const { email } = values;
    const isDoubtful = typeof email === 'string' && email !== '' && isDomainDoubtful(email);
    if (isDoubtful && email !== askedAddress) {
      setAskedAddress(email);
      form.setProblems([{ field: 'email', code: 'email.domain' }]);
      return;
    }
    const key = attempt ?? crypto.randomUUID();
    setAttempt(key);
    setFailure(undefined);
    if (files.length > 0) setProgress(0);
    const outcome = await sendForm(definition, element, values, key, setProgress);
    setProgress(undefined);
    if (outcome.status !== 'failed' || !outcome.mayBeStored) setAttempt(undefined);
    if (outcome.status === 'sent') onSent(outcome.answer, values);
    else if (outcome.status === 'invalid') form.setProblems(outcome.errors);
    else {
      setFailure(outcome.code);
      setReference(outcome.reference);
    }
  });

  const before = posted?.values ?? {};
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
      defaultValue: before[field],
    }),
    wasTicked: (field) => before[field] !== undefined,
    errorText,
  };

  if (notice === 'closed')
    return (
      <Stack>
        <Notice tone="error" heading={t('form.closed')}>
          <p>{problemText('closed')}</p>
        </Notice>
        {instead}
      </Stack>
    );
  const failureNotice = failure && (
    <Notice tone="error" heading={texts.failed.heading} announce>
      <p>{problemText([failure, 'internal'])}</p>
      <p>{texts.failed.text}</p>
      {reference && <p>{t('form.reference', { reference })}</p>}
    </Notice>
  );
  // A reloaded page is read from its top, but without a reload visitors look at the button.
  const failedBefore = failure !== undefined && failure === posted?.problem;
  const lost = getLostInput(definition);
  return (
    <form
      method="post"
      action={getFormAction(definition)}
      {...(files.length > 0 && { encType: 'multipart/form-data' })}
      {...(secret && { autoComplete: 'off' })}
      noValidate
      onSubmit={send}
      onInput={newAttempt}
      // Removing or dropping a file does not fire an input event.
      onChange={newAttempt}
    >
      <Stack gap="large">
        {failedBefore && failureNotice}
        <ErrorSummary
          heading={t('form.problems', { count: form.problems.length })}
          attempt={form.attempt}
          items={form.problems.map(({ field, code }) => ({ field, text: errorText(code) }))}
        />
        {posted && lost && <Notice>{t(`form.lost.${lost}`)}</Notice>}
        {notice === 'demonstration' && <Notice tone="warning">{t('form.demonstration')}</Notice>}
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
