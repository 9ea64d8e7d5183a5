import { Button, Container, Heading, Text } from '@site/design-system';
import {
  Confirmation,
  ConsentField,
  ErrorSummary,
  FormActions,
  FormSection,
  TextArea,
  TextField,
  useZodForm,
} from '@site/design-system/forms';
import { useState } from 'react';
import * as z from 'zod';

/** One schema for the form and for the server. Its messages are codes, which the page words. */
const schema = z.object({
  consent: z.literal(true, 'consent'),
  email: z.email('email'),
  message: z.string().min(10, 'short').max(1000, 'long'),
});
const FIELDS = ['consent', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];

const texts = {
  ko: {
    heading: '문의 내용',
    summary: '입력한 내용을 확인해 주세요',
    email: '이메일',
    message: '문의 내용',
    hint: '10자 이상 적어 주세요.',
    consent: '개인정보 수집·이용에 동의합니다',
    notices: [
      { term: '목적', text: '문의 내용 확인과 답변' },
      { term: '항목', text: '이메일, 문의 내용' },
      { term: '기간', text: '답변을 마칠 때까지' },
    ],
    errors: {
      consent: '동의해야 문의를 보낼 수 있습니다.',
      email: '이메일 주소를 name@example.com과 같은 형식으로 입력해 주세요.',
      short: '문의 내용을 10자 이상 입력해 주세요.',
      long: '문의 내용을 1,000자 이내로 줄여 주세요.',
    },
    send: '문의 보내기',
    received: '문의를 접수했습니다',
    next: '영업일 기준 3일 안에 이메일로 답변합니다.',
  },
  en: {
    heading: 'Your inquiry',
    summary: 'Please check what you entered',
    email: 'Email',
    message: 'Message',
    hint: 'At least 10 characters.',
    consent: 'I agree to the collection and use of my personal data',
    notices: [
      { term: 'Purpose', text: 'To understand your inquiry and to answer it' },
      { term: 'Items', text: 'Email, message' },
      { term: 'Period', text: 'Until we have answered' },
    ],
    errors: {
      consent: 'To send an inquiry, agree to the collection of personal data.',
      email: 'Enter an email address in the format name@example.com.',
      short: 'Enter a message of at least 10 characters.',
      long: 'Shorten the message to 1,000 characters.',
    },
    send: 'Send inquiry',
    received: 'We have received your inquiry',
    next: 'We answer by email within three working days.',
  },
};

export default function FormWithErrorsExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [isSent, setSent] = useState(false);
  const form = useZodForm(schema, { fields: FIELDS });
  const getError = (field: Field) => {
    const code = form.getCode(field);
    return code === undefined ? undefined : text.errors[code as keyof typeof text.errors];
  };
  if (isSent)
    return (
      <Confirmation>
        <Heading>{text.received}</Heading>
        <Text>{text.next}</Text>
      </Confirmation>
    );
  return (
    <Container>
      <form
        noValidate
        onSubmit={form.onSubmit((values) =>
          // Only what the server has stored counts as sent.
          fetch('/api/inquiries', { method: 'POST', body: JSON.stringify(values) }).then(({ ok }) =>
            setSent(ok),
          ),
        )}
      >
        <ErrorSummary
          heading={text.summary}
          attempt={form.attempt}
          items={FIELDS.flatMap((field) => {
            const error = getError(field);
            return error ? [{ field, text: error }] : [];
          })}
        />
        <FormSection heading={text.heading}>
          <ConsentField
            {...form.register('consent')}
            required
            label={text.consent}
            notices={text.notices}
            error={getError('consent')}
          />
          <TextField
            {...form.register('email')}
            type="email"
            autoComplete="email"
            required
            label={text.email}
            error={getError('email')}
          />
          <TextArea
            {...form.register('message')}
            required
            maxLength={1000}
            label={text.message}
            hint={text.hint}
            error={getError('message')}
          />
        </FormSection>
        <FormActions>
          <Button type="submit" busy={form.sending}>
            {text.send}
          </Button>
        </FormActions>
      </form>
    </Container>
  );
}
