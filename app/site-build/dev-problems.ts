import { formatProblem } from '@site/content/library/problems.ts';
import { detectEditorLanguage, getSentence } from '@site/content/library/sentences.ts';
import { checkContent } from '@site/content/rules/content.ts';
import { isInterfaceLanguage } from '@site/contract/interface-language';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the problems of the content that name something missing, as HTML for the page that development cannot show;
 * empty if there are none.
 *
 * @param root the folder with `content/`
 * @param requestedLanguage the language of the page, in which they are described if possible
 * @param missing the address of the page, or the name of something that it refers to
 */
export function createProblemList(
  root: string,
  requestedLanguage: string,
  missing: string,
): string {
  const language = isInterfaceLanguage(requestedLanguage)
    ? requestedLanguage
    : detectEditorLanguage(undefined, process.env);
  const problems = checkContent({ root }).problems.filter(({ values = {} }) =>
    Object.values(values).includes(missing),
  );
  if (problems.length === 0) return '';
  const heading = escapeText(getSentence('development.missing', language, { name: missing }));
  const items = problems.map((problem) => `<li>${escapeText(formatProblem(problem, language))}`);
  return `<section lang="${language}" style="padding:1rem 2rem;border-bottom:.25rem solid;line-height:1.6;overflow-wrap:anywhere"><h2>${heading}</h2><ul>${items.join('')}</ul></section>`;
}
