import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';

import {
  ConsentField,
  ErrorSummary,
  FileField,
  FormSection,
  type FormProblem,
  Progress,
  RadioGroup,
  TextArea,
  TextField,
  useZodForm,
} from '../../forms.ts';
import { Button, Container, Heading, Notice, Stack } from '../../index.ts';
import type { SampleTexts } from './sample-texts.ts';

const required = (field: string) => z.string().check(z.minLength(1, `${field}.required`));

/** As a contract would have it: rules and codes, no sentences. */
export const sampleSchema = z.object({
  consent: z.literal(true, 'consent.required'),
  category: z.enum(['customer', 'partner', 'other'], 'category.required'),
  writer: required('writer'),
  phone: z.optional(z.string()),
  email: required('email').check(
    z.refine((value) => value === '' || value.includes('@'), 'email.invalid'),
  ),
  subject: required('subject'),
  content: required('content').check(z.maxLength(400, 'content.tooLong')),
  attachment: z.optional(z.file().check(z.maxSize(2 * 1024 * 1024, 'attachment.tooLarge'))),
});
export type Sample = z.output<typeof sampleSchema>;

const FIELDS = Object.keys(sampleSchema.shape);

export interface SampleFormProps {
  texts: SampleTexts;
  send: (values: Sample) => Promise<void>;
  /** Starts with everything filled in. */
  filled?: boolean;
  /** What the server answers the first time. */
  refusal?: readonly FormProblem[];
  /** Came back from the server with these, without scripts. */
  posted?: readonly FormProblem[];
}

/** A whole form out of the family, as an application would put it together. */
export function SampleForm({ texts, send, filled = false, refusal, posted }: SampleFormProps) {
  const form = useZodForm(sampleSchema, { fields: FIELDS, problems: posted });
  const [sent, setSent] = useState(false);
  const end = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) end.current?.focus();
  }, [sent]);

  const { fields, errors, sample } = texts;
  const sentence = (code: string | undefined) => code && errors[code];
  const common = (name: keyof typeof fields) => ({
    id: name,
    label: fields[name].label,
    hint: fields[name].hint,
    error: sentence(form.codeOf(name)),
    defaultValue: filled ? sample[name] : undefined,
    ...form.register(name),
  });

  if (sent)
    return (
      <Container>
        <Notice tone="success">
          <Heading ref={end} level={2} size="h3" tabIndex={-1}>
            {texts.sent}
          </Heading>
          <p>{texts.next}</p>
        </Notice>
      </Container>
    );
  const { label: categoryLabel, ...category } = common('category');
  const { defaultValue: _, ...attachment } = common('attachment');
  return (
    <Container>
      <form
        method="post"
        action="#problems"
        noValidate
        onSubmit={form.onSubmit(async (values) => {
          await send(values);
          if (refusal && form.attempt === 0) form.setProblems(refusal);
          else setSent(true);
        })}
      >
        <Stack gap="large">
          {form.problems.length > 0 && (
            <ErrorSummary
              id="problems"
              title={texts.problems(form.problems.length)}
              attempt={form.attempt}
              items={form.problems.map(({ field, code, mended }) => ({
                field,
                text: errors[code] ?? code,
                mended,
              }))}
            />
          )}
          <FormSection heading={texts.consent.heading} intro={<p>{texts.consent.intro}</p>}>
            <ConsentField
              {...form.register('consent')}
              id="consent"
              label={texts.consent.label}
              notices={texts.consent.notices}
              error={sentence(form.codeOf('consent'))}
              defaultChecked={filled}
              required
            />
          </FormSection>
          <FormSection heading={texts.who}>
            <RadioGroup
              {...category}
              legend={categoryLabel}
              variant="card"
              options={texts.categories}
              required
            />
            <TextField {...common('writer')} autoComplete="name" required />
            <TextField {...common('phone')} type="tel" autoComplete="tel" width="short" />
            <TextField
              {...common('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          </FormSection>
          <FormSection heading={texts.what}>
            <TextField {...common('subject')} required />
            <TextArea {...common('content')} maximum={400} required />
            <FileField
              {...attachment}
              accept=".pdf,.png,.jpg"
              validate={(file) =>
                file.size > 2 * 1024 * 1024 ? errors['attachment.tooLarge'] : undefined
              }
            />
          </FormSection>
          {form.sending && <Progress label={texts.sending} value={0.4} />}
          <div>
            <Button type="submit" busy={form.sending}>
              {texts.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Container>
  );
}
