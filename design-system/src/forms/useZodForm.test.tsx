import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fn } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';

import korean from '../messages/ko.json';
import { MessagesProvider } from '../messages/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { FileField } from '../components/FileField/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { type FormProblem, useZodForm } from './useZodForm.ts';

const schema = z.object({
  writer: z.string().check(z.minLength(1, 'writer.required')),
  email: z.string().check(z.includes('@', 'email.invalid')),
  file: z.optional(z.instanceof(File)),
  consent: z.literal(true, 'consent.required'),
});
type Values = z.output<typeof schema>;

interface ExampleProps {
  send?: (values: Values) => Promise<void>;
  problems?: readonly FormProblem[];
  writer?: string;
}

function Example({ send = () => Promise.resolve(), problems, writer }: ExampleProps) {
  const form = useZodForm(schema, { fields: ['consent', 'writer', 'email', 'file'], problems });
  return (
    <MessagesProvider messages={korean}>
      <form noValidate onSubmit={form.onSubmit(send)}>
        <ErrorSummary
          heading="errors"
          attempt={form.attempt}
          items={form.problems.map(({ field, code }) => ({ field, text: code }))}
        />
        <Checkbox {...form.register('consent')} label="consent" />
        <TextField {...form.register('writer')} label="writer" defaultValue={writer} />
        <TextField {...form.register('email')} label="email" error={form.getCode('email')} />
        <FileField {...form.register('file')} label="file" />
        <button type="submit">{form.sending ? 'sending' : 'send'}</button>
      </form>
    </MessagesProvider>
  );
}

/** Renders the server's HTML; interactions before `hydrate` happen on plain HTML. */
function renderOnServer(props: ExampleProps) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Example {...props} />);
  const onError = fn();
  return {
    field: (id: string) => place.querySelector(`#${id}`) as HTMLInputElement,
    onError,
    hydrate: () => {
      const root = hydrateRoot(place, <Example {...props} />, { onRecoverableError: onError });
      onTestFinished(() => {
        root.unmount();
        place.remove();
      });
    },
  };
}

const summary = page.getByRole('group', { name: 'errors' });
const submit = page.getByRole('button', { name: /send/ });

it('preserves input from before hydration and values from the server, and sends both', async () => {
  const send = fn(() => Promise.resolve());
  const { field, hydrate, onError } = renderOnServer({ send, writer: '서버가 적은 이름' });
  field('email').value = 'early@example.com';
  field('consent').checked = true;
  hydrate();
  await userEvent.click(submit);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]).toEqual([
    { consent: true, writer: '서버가 적은 이름', email: 'early@example.com' },
    expect.any(HTMLFormElement),
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('lists errors in the order of the page, and moves the focus there with every attempt', async () => {
  const { hydrate } = renderOnServer({});
  hydrate();
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  const codes = () =>
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  expect(codes()).toEqual(['consent.required', 'writer.required', 'email.invalid']);
  await userEvent.fill(page.getByLabelText('writer'), '이름');
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  await expect.poll(codes).toEqual(['consent.required', 'email.invalid']);
});

it('shows an error of the server at the field until it is corrected', async () => {
  const { field, hydrate } = renderOnServer({
    problems: [{ field: 'email', code: 'email.invalid' }],
  });
  hydrate();
  await expect.element(summary).toHaveFocus();
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(page.getByLabelText('email'), 'a@example.com');
  await expect.poll(() => field('email').getAttribute('aria-invalid')).toBeNull();
});

it('sends one request at a time', async () => {
  let finish = () => undefined as void;
  const send = fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { field, hydrate } = renderOnServer({ send, writer: 'A' });
  field('email').value = 'a@example.com';
  field('consent').checked = true;
  hydrate();
  await userEvent.click(submit);
  await expect.element(page.getByRole('button', { name: 'sending' })).toBeVisible();
  await userEvent.click(submit);
  finish();
  await expect.element(page.getByRole('button', { name: 'send', exact: true })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

it('passes the file itself to the schema', async () => {
  const send = fn(() => Promise.resolve());
  const { field, hydrate } = renderOnServer({ send, writer: 'A' });
  field('email').value = 'a@example.com';
  field('consent').checked = true;
  hydrate();
  await userEvent.upload(page.getByLabelText('file'), new File(['x'], '도면.pdf'));
  await userEvent.click(submit);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]).toMatchObject([{ file: expect.any(File) as File }, {}]);
});

it('accepts only fields of its schema, and gives each control its id', () => {
  function Typed() {
    const form = useZodForm(schema, { fields: ['writer'] });
    // @ts-expect-error a field that the schema does not have
    form.register('wirter');
    return <TextField {...form.register('writer')} label="writer" />;
  }
  const markup = renderToString(
    <MessagesProvider messages={korean}>
      <Typed />
    </MessagesProvider>,
  );
  expect(markup).toMatch(/<input[^>]* id="writer"/);
});

it('keeps the focus in the field while errors change after a failed attempt', async () => {
  const { field, hydrate } = renderOnServer({});
  hydrate();
  await userEvent.click(page.getByRole('button', { name: 'send' }));
  await expect.element(page.getByRole('group')).toHaveFocus();
  await userEvent.click(page.getByLabelText('consent'));
  await userEvent.fill(field('writer'), 'A');
  await userEvent.fill(field('email'), 'a@b');
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  await userEvent.fill(field('email'), 'a');
  await expect.element(page.getByRole('group')).toBeVisible();
  expect(document.activeElement).toBe(field('email'));
});
