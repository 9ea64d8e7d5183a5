'use client';

import { TextField, useZodForm } from '@site/design-system/forms';
import * as z from 'zod';

const schema = z.object({ email: z.email('email') });

export function Contact() {
  const form = useZodForm(schema, { fields: ['email'] });
  return (
    <form noValidate onSubmit={form.onSubmit(() => Promise.resolve())}>
      <TextField {...form.register('email')} label="Email" error={form.getCode('email')} />
    </form>
  );
}
