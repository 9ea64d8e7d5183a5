import { createGuidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';
import { SearchForm } from './SearchForm.tsx';

export const guidance = createGuidance(
  (submitLabel, label) => (
    <SearchForm action="#faq" submitLabel={submitLabel}>
      <TextField label={label} type="search" />
    </SearchForm>
  ),
  {
    do: { ko: ['찾기', '자주 묻는 질문 찾기'], en: ['Search', 'Search the questions'] },
    dont: { ko: ['확인', '키워드'], en: ['OK', 'Keyword'] },
  },
);
