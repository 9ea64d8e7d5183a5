import { guide, type Guidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';
import { SearchForm } from './SearchForm.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SearchForm action="#faq" submitLabel="찾기">
        <TextField label="자주 묻는 질문 찾기" type="search" />
      </SearchForm>,
      '버튼은 라벨과 같은 동사로 씁니다.',
    ),
    en: guide(
      <SearchForm action="#faq" submitLabel="Search">
        <TextField label="Search the questions" type="search" />
      </SearchForm>,
      'The button repeats the verb of the label.',
    ),
  },
  dont: {
    ko: guide(
      <SearchForm action="#faq" submitLabel="확인">
        <TextField label="키워드" type="search" />
      </SearchForm>,
      '무엇을 어디서 찾는지 알 수 없습니다.',
    ),
    en: guide(
      <SearchForm action="#faq" submitLabel="OK">
        <TextField label="Keyword" type="search" />
      </SearchForm>,
      'Neither what nor where.',
    ),
  },
};
