import { SearchForm } from '@site/design-system';
import { TextField } from '@site/design-system/forms';

const texts = {
  ko: { label: '무엇이 궁금하신가요?', submit: '질문 찾기' },
  en: { label: 'What would you like to know?', submit: 'Find questions' },
};

export default function SearchFormExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <SearchForm action="#questions" submitLabel={text.submit}>
      <TextField label={text.label} name="q" type="search" />
    </SearchForm>
  );
}
