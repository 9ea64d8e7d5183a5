import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';

import {
  ConsentField,
  ErrorSummary,
  FormSection,
  Select,
  TextArea,
  TextField,
  useZodForm,
} from '../forms.ts';
import { Button, Notice, Section, Stack } from '../index.ts';
import { Cover } from '../sections.ts';
import { pick } from '../stories/bilingual.ts';
import { createExample } from '../stories/example.tsx';
import FormWithErrorsExample from './FormWithErrors.example.tsx';
import code from './FormWithErrors.example.tsx?raw';

const FIELDS = ['consent', 'kind', 'name', 'email', 'content'] as const;
type Field = (typeof FIELDS)[number];

interface Content {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<'consent' | 'inquiry', string>>;
  readonly labels: Readonly<Record<Field, string>>;
  readonly emailHint: string;
  readonly choose: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly notices: readonly { readonly term: string; readonly text: string }[];
  /** Error texts by field and code. */
  readonly errors: Readonly<Record<Field, string>>;
  readonly summary: string;
  readonly send: string;
  readonly received: { readonly title: string; readonly text: string };
}

interface FormPatternProps {
  readonly ko: Content;
  readonly en: Content;
}

const schema = z.object({
  consent: z.literal(true, 'consent'),
  kind: z.string('kind').check(z.minLength(1, 'kind')),
  name: z.string().check(z.minLength(1, 'name')),
  email: z.string().check(z.email('email')),
  content: z.string().check(z.minLength(1, 'content')),
});

/** The structure of every form on the site: consent, fields, error summary. */
function Form({ content }: { readonly content: Content }) {
  const form = useZodForm(schema, { fields: FIELDS });
  const [received, setReceived] = useState(false);
  const error = (field: Field) => (form.getCode(field) ? content.errors[field] : undefined);

  if (received)
    return (
      <Notice tone="success" heading={content.received.title} announce>
        <p>{content.received.text}</p>
      </Notice>
    );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        setReceived(true);
        return Promise.resolve();
      })}
    >
      <Stack>
        <ErrorSummary
          heading={content.summary}
          attempt={form.attempt}
          items={form.problems.map(({ field }) => ({
            field,
            text: content.errors[field],
          }))}
        />
        <FormSection heading={content.sections.consent}>
          <ConsentField
            label={content.labels.consent}
            notices={content.notices}
            error={error('consent')}
            required
            {...form.register('consent')}
          />
        </FormSection>
        <FormSection heading={content.sections.inquiry}>
          <Select
            label={content.labels.kind}
            placeholder={content.choose}
            options={content.kinds}
            error={error('kind')}
            required
            {...form.register('kind')}
          />
          <TextField
            label={content.labels.name}
            autoComplete="name"
            error={error('name')}
            required
            {...form.register('name')}
          />
          <TextField
            type="email"
            label={content.labels.email}
            hint={content.emailHint}
            autoComplete="email"
            error={error('email')}
            required
            {...form.register('email')}
          />
          <TextArea
            label={content.labels.content}
            maxLength={2000}
            error={error('content')}
            required
            {...form.register('content')}
          />
          <div>
            <Button type="submit" busy={form.sending}>
              {content.send}
            </Button>
          </div>
        </FormSection>
      </Stack>
    </form>
  );
}

/** A form with errors. */
function FormPattern({ content }: { readonly content: Content }) {
  return (
    <>
      <Cover heading={content.title} lead={<p>{content.lead}</p>} />
      <Section>
        <Form content={content} />
      </Section>
    </>
  );
}

const meta = {
  title: 'Patterns/Form with errors',
  parameters: { layout: 'fullscreen' },
  args: {
    ko: {
      title: '고객문의',
      lead: '제품과 거래에 관해 물어보십시오. 담당 부서가 이메일로 답변드립니다.',
      sections: { consent: '개인정보 동의', inquiry: '문의 내용' },
      labels: {
        consent: '개인정보 수집·이용에 동의합니다',
        kind: '분류',
        name: '작성자',
        email: '이메일',
        content: '내용',
      },
      emailHint: '이 주소로 답변을 보내 드립니다.',
      choose: '분류를 고르십시오',
      kinds: [
        { value: 'customer', label: '고객' },
        { value: 'partner', label: '협력사' },
        { value: 'other', label: '기타' },
      ],
      notices: [
        { term: '목적', text: '문의 내용 확인과 답변' },
        { term: '항목', text: '작성자, 이메일, 문의 내용' },
        { term: '기간', text: '답변을 마칠 때까지' },
        {
          term: '거부할 권리',
          text: '동의하지 않으실 수 있습니다. 다만 온라인 상담이 제한됩니다.',
        },
      ],
      errors: {
        consent: '동의해야 문의를 보낼 수 있습니다.',
        kind: '문의의 분류를 선택해 주세요.',
        name: '작성자 이름을 적어 주십시오.',
        email: '답변받을 이메일 주소를 name@example.com 형식으로 적어 주십시오.',
        content: '문의하실 내용을 적어 주십시오.',
      },
      summary: '수정할 항목이 있습니다',
      send: '문의 보내기',
      received: {
        title: '문의를 받았습니다',
        text: '담당 부서가 확인해 사흘 안에 이메일로 답변드리겠습니다.',
      },
    },
    en: {
      title: 'Inquiry',
      lead: 'Ask about our products or about doing business with us. The department in charge answers by email.',
      sections: { consent: 'Consent', inquiry: 'Your inquiry' },
      labels: {
        consent: 'I agree to the collection and use of my personal data',
        kind: 'Category',
        name: 'Name',
        email: 'Email',
        content: 'Message',
      },
      emailHint: 'We reply to this address.',
      choose: 'Choose a category',
      kinds: [
        { value: 'customer', label: 'Customer' },
        { value: 'partner', label: 'Partner' },
        { value: 'other', label: 'Other' },
      ],
      notices: [
        { term: 'Purpose', text: 'To understand your inquiry and to answer it' },
        { term: 'Items', text: 'Name, email, message' },
        { term: 'Period', text: 'Until we have answered' },
        { term: 'Right to refuse', text: 'You may refuse. Online consultation is then limited.' },
      ],
      errors: {
        consent: 'To send an inquiry, agree to the collection of personal data.',
        kind: 'Choose a category.',
        name: 'Enter your name.',
        email: 'Enter the email address to reply to, such as name@example.com.',
        content: 'Enter your message.',
      },
      summary: 'Some things need correcting',
      send: 'Send inquiry',
      received: {
        title: 'We have received your inquiry',
        text: 'The department in charge will reply by email within three days.',
      },
    },
  },
  render: (args, context) => <FormPattern content={pick(context, args)} />,
} satisfies Meta<FormPatternProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Submitted empty: the summary has the focus, and each field shows its error. */
export const WithErrors: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { send, labels } = pick(context, context.args);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(FIELDS.length));
    await userEvent.click(canvas.getAllByRole('link')[2] ?? canvas.getByRole('button'));
    await expect(canvas.getByLabelText(labels.name, { exact: false })).toHaveFocus();
  },
};

/** Errors corrected and submitted. */
export const Received: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { labels, send, received } = pick(context, context.args);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'customer');
    const [name, email, content] = canvas.getAllByRole('textbox');
    if (!name || !email || !content) throw new Error(`There is no field for ${labels.name}.`);
    await userEvent.type(name, 'Hong');
    await userEvent.type(email, 'hong@example.com');
    await userEvent.type(content, '48 V');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(await canvas.findByText(received.title)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...WithErrors,
  globals: { viewport: { value: 'w360', isRotated: false } },
};

export const Example: Story = createExample(FormWithErrorsExample, code);
