import { Button, Stack } from '@site/design-system';
import { ErrorSummary, TextField } from '@site/design-system/forms';
import { useState } from 'react';

const texts = {
  ko: {
    heading: '입력한 내용을 확인해 주세요',
    name: '이름',
    error: '이름을 입력해 주세요.',
    send: '보내기',
  },
  en: {
    heading: 'Please check what you entered',
    name: 'Name',
    error: 'Enter your name.',
    send: 'Send',
  },
};

export default function ErrorSummaryExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(new FormData(event.currentTarget).get('name') === '');
        setAttempt(attempt + 1);
      }}
    >
      <Stack>
        <ErrorSummary
          heading={text.heading}
          attempt={attempt}
          items={isMissing ? [{ field: 'name', text: text.error }] : []}
        />
        <TextField
          id="name"
          name="name"
          label={text.name}
          required
          error={isMissing ? text.error : undefined}
        />
        <div>
          <Button type="submit">{text.send}</Button>
        </div>
      </Stack>
    </form>
  );
}
