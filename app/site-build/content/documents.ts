import type {
  DocumentArticle,
  DocumentChapter,
  DocumentSource,
  DocumentTable,
  DocumentText,
} from '@site/content/schema/document.ts';
import type { Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';
import { formatWrittenDate } from './dates.ts';
import { assembleDownloads, orderLanguages } from './downloads.ts';
import type { Library } from '@site/content/library/library.ts';
import { localize } from './localize.ts';

/** Returns a word of documents ("제{number}조") in one language, with its values. */
function getWords({ documentWords }: Library, language: Language) {
  return (key: string, number = 0): string => {
    const word = documentWords[key];
    if (!word) throw new Error(`content/document-words.json has no "${key}".`);
    return fillMessage(word[language], language, { number });
  };
}

/** Returns a document in one language, with the numbers by which it is cited. */
export function assembleDocument(library: Library, language: Language, slug: string): DocumentText {
  const source = library.documents.get(slug);
  if (!source)
    throw new Error(
      `There is no document "${slug}". Run "npm run content:check" to see where it is named.`,
    );
  return numberChapters(library, source, language);
}

type Words = ReturnType<typeof getWords>;

function numberChapters(
  library: Library,
  source: DocumentSource,
  language: Language,
): DocumentText {
  const words = getWords(library, language);
  const unit = source.numbering === 'articles' ? 'article' : 'section';
  const getArticle =
    (prefix: string, precedingCount: number) =>
    (
      article: DocumentSource['chapters'][number]['articles'][number],
      index: number,
    ): DocumentArticle => ({
      id: `${prefix}-${precedingCount + index + 1}`,
      number: words(unit, precedingCount + index + 1),
      ...localize(article, language),
    });

  let count = 0;
  const chapters = source.chapters.map(({ title, articles }, index): DocumentChapter => {
    const first = count;
    count += articles.length;
    return {
      id: `chapter-${index + 1}`,
      ...(title && { number: words('chapter', index + 1), title: title[language] }),
      articles: articles.map(getArticle(unit, first)),
    };
  });
  const addendum = source.addendum && {
    id: 'addendum',
    title: words('addendum'),
    text: localize(source.addendum, language),
    articles: [],
  };
  const annexes = (source.annexes ?? []).map(
    ({ slug, title, introduction, articles }): DocumentChapter => ({
      id: slug,
      number: words('annex'),
      title: title[language],
      ...(introduction && { text: [localize(introduction, language)] }),
      articles: articles.map(getArticle(slug, 0)),
    }),
  );

  return {
    slug: source.slug,
    title: source.title[language],
    contentsLabel: words('contents'),
    facts: [
      { term: words('effective'), text: formatWrittenDate(source.effective, language) },
      ...(source.amended
        ? [{ term: words('amended'), text: formatWrittenDate(source.amended, language) }]
        : []),
      { term: words('version'), text: source.history.at(-1)?.version ?? '' },
      { term: words('keeper'), text: source.keeper[language] },
    ],
    downloads: getPrints(library, source, language),
    ...(source.introduction && { introduction: [localize(source.introduction, language)] }),
    chapters: [
      ...chapters,
      ...(addendum ? [addendum] : []),
      ...annexes,
      {
        id: 'history',
        title: words('history'),
        text: [getHistory(source, language, words)],
        articles: [],
      },
    ],
  };
}

/** Returns the PDFs of a document, in the reader's language first. */
const getPrints = (
  library: Library,
  { slug, title }: DocumentSource,
  language: Language,
): DocumentText['downloads'] =>
  assembleDownloads(
    {
      type: 'downloads',
      heading: title,
      items: [
        {
          title,
          files: orderLanguages(language).map((candidate) => ({
            file: `${slug}-${candidate}.pdf`,
            language: candidate,
          })),
        },
      ],
    },
    library,
    language,
  ).items;

/** Returns every version, newest first, as a table. */
const getHistory = (
  { history }: DocumentSource,
  language: Language,
  words: Words,
): DocumentTable => ({
  caption: words('versions'),
  columns: [words('version'), words('date'), words('change')],
  rows: history
    .toReversed()
    .map(({ version, date, change }) => [
      version,
      formatWrittenDate(date, language),
      change[language],
    ]),
});
