/**
 * Removes the words of a question, and the particles and endings that Korean grammar attaches to a word, from a query.
 * They are written together with the word: "하네스를" and "하네스입니다" both search for "하네스".
 */

const splitWords = (list: string): string[] => list.split(' ');

/** Endings and particles, longest first, so that "에서는" is not taken for "는". */
const SUFFIXES = splitWords(
  '입니까 입니다 습니까 습니다 합니까 합니다 됩니까 됩니다 인가요 있나요 하나요 되나요 할까요 이에요 에서는' +
    ' 에서의 으로는 하려면 이란 예요 해요 에서 에게 으로 까지 부터 처럼 보다 이나 하는 되는 하기 에는 에도' +
    ' 로는 란 은 는 이 가 을 를 의 에 로 와 과 도 만 요',
).toSorted((a, b) => b.length - a.length);

/** Words that ask instead of naming something. */
const QUESTIONS = new Set(
  splitWords(
    '어떻게 어디 어디서 어디에 언제 무엇 뭐 누가 누구 왜 얼마 얼마나 하나요 되나요 있나요 인가요 있습니까' +
      ' 합니까 알려 알려줘 주세요 알려주세요 궁금합니다 싶어요 싶습니다 대해 관해 대한 관한',
  ),
);

/** An English query that begins like this is a question; its other common words name nothing. */
const ENGLISH_QUESTION = /^(?:what|where|when|who|how|which)\b/;
const ENGLISH_QUESTIONS = new Set(
  splitWords('what where when who how which is are do does i you a an the my your of for to'),
);

/** Common English words: a search for them finds nothing useful and costs the most. */
const ENGLISH_STOP_WORDS = new Set(
  splitWords(
    'a an and are as at be but by for from has have if in is it its of on or our so that the their this to was we were will with you your',
  ),
);
/** The maximum number of words of a query that are searched. */
export const TERMS_MAX = 8;

/** The minimum length of a word after its suffix is removed. */
const SHORTEST = 2;

function getStem(word: string): string {
  const suffix = SUFFIXES.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST,
  );
  return suffix ? word.slice(0, -suffix.length) : word;
}

const isHangul = (word: string): boolean => /^[가-힣]+$/.test(word);

/** Returns the words of a normalized query to search for: a bounded number, without common words. */
export function boundQuery(query: string): string {
  const typedWords = [...new Set(query.split(' '))].filter((word) => word !== '');
  const contentWords = typedWords.filter((word) => !ENGLISH_STOP_WORDS.has(word));
  return (contentWords.length > 0 ? contentWords : typedWords).slice(0, TERMS_MAX).join(' ');
}

/** Returns a bounded query without words that name nothing. If nothing would remain, returns the query. */
export function analyzeQuery(query: string): string {
  const asks = ENGLISH_QUESTION.test(query);
  const bounded = boundQuery(query);
  const stems = bounded
    .split(' ')
    .filter((word) => !QUESTIONS.has(word))
    .filter((word) => !asks || !ENGLISH_QUESTIONS.has(word))
    .map((word) => (isHangul(word) ? getStem(word) : word))
    .filter((word) => !QUESTIONS.has(word));
  return stems.length > 0 ? stems.join(' ') : bounded;
}
