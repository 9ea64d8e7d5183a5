import type { Library } from '@site/content/library/library.ts';
import { PRINT_ENDING } from '@site/content/library/prints.ts';
import { AREAS } from '@site/content/schema/text.ts';
import { getAddresses, DOWNLOADS, PATHS, TAB_PARAMETER } from '@site/contract/paths';

import type { DraftFile, Drafts } from './drafts.ts';
import { EditError } from './edit-error.ts';

type Path = readonly (string | number)[];

/** Returns the new name if the text names the renamed item; otherwise the same text. */
type Replace = (text: string, file: string, path: Path) => string;

/** Replaces an address that is a text, or that a text links to, and preserves what follows it, such as a tab. */
const replaceAddress = (text: string, from: string, to: string): string =>
  text.replaceAll(
    new RegExp(String.raw`(^|\]\()${RegExp.escape(from)}(?=$|[?#)&])`, 'g'),
    (_, before: string) => before + to,
  );

/** Returns the address that a page has because of its name; `undefined` if code links to the page. */
function getOwnAddress(library: Library, slug: string): string | undefined {
  const inCode = new Set<string>(Object.values(PATHS));
  const addresses = Object.entries(getAddresses(library.pages.keys()))
    .filter(([, candidate]) => candidate === slug)
    .map(([address]) => address);
  return addresses.some((address) => inCode.has(address)) ? undefined : addresses[0];
}

function replacePage(library: Library, from: string, to: string): Replace {
  const address = getOwnAddress(library, from);
  if (address === undefined) throw new EditError('fixed', [from]);
  return (text, _file, path) =>
    text === from && ['about', 'areas'].includes(String(path.at(-2)))
      ? to
      : replaceAddress(text, address, `/home/${to}`);
}

function replaceProduct(library: Library, from: string, to: string): Replace {
  const area = library.products.get(from)?.area;
  const page = library.site?.areas[AREAS.indexOf(area ?? 'first')] ?? '';
  const address = `/home/${page}?${TAB_PARAMETER}=`;
  return (text, file, path) => {
    const property = path.findLast((part) => typeof part === 'string');
    const isTab = file === `content/pages/${page}.json` && property === 'slug';
    if (text === from && (isTab || ['product', 'neighbors', 'about'].includes(property ?? '')))
      return to;
    return replaceAddress(text, address + from, address + to);
  };
}

/** Returns a document or a report, and its PDFs. */
function replacePrinted(property: 'document' | 'report', from: string, to: string): Replace {
  const pdf = new RegExp(
    `^((?:${RegExp.escape(DOWNLOADS)})?)${RegExp.escape(from)}(${PRINT_ENDING.source})`,
  );
  return (text, _file, path) =>
    text === from && path.at(-1) === property
      ? to
      : text.replace(pdf, (_, before: string, after: string) => before + to + after);
}

const REPLACEMENTS: Readonly<
  Record<string, (library: Library, from: string, to: string) => Replace>
> = {
  pages: replacePage,
  products: replaceProduct,
  documents: (_, from, to) => replacePrinted('document', from, to),
  reports: (_, from, to) => replacePrinted('report', from, to),
};

/** Returns a copy of a value with replaced texts; the same value if none changes. */
function replaceTexts(
  value: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const next = replaceTexts(inner, change, [...path, Array.isArray(value) ? Number(key) : key]);
    return { key, next, same: next === inner };
  });
  if (entries.every(({ same }) => same)) return value;
  return Array.isArray(value)
    ? entries.map(({ next }) => next)
    : Object.fromEntries(entries.map(({ key, next }) => [key, next]));
}

/**
 * Returns the changes that rename a page, product, document or report: of the file itself, and of every text that names
 * it or links to it.
 *
 * @throws EditError `fixed` for a page to which code links; `exists` if the name is in use.
 */
export function createRenaming(
  drafts: Drafts,
  library: Library,
  file: string,
  name: string,
): readonly Pick<DraftFile, 'file' | 'value'>[] {
  const [, folder = '', slug = ''] = /^content\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
  const target = `content/${folder}/${name}.json`;
  const replacement = REPLACEMENTS[folder];
  if (!replacement) throw new EditError('unknownFile', [file]);
  if (drafts.files.includes(target)) throw new EditError('exists', [target]);
  const replace = replacement(library, slug, name);
  const changedFiles = drafts.files.flatMap((draft) => {
    const { value } = drafts.read(draft);
    const next = replaceTexts(value, (text, path) => {
      // The lists of samples and of words to avoid contain file names.
      if (text === file) return target;
      const isOwnSlug = draft === file && path.length === 1 && path[0] === 'slug';
      return isOwnSlug ? name : replace(text, draft, path);
    });
    return next === value ? [] : [{ file: draft, value: next }];
  });
  return changedFiles.flatMap((changedFile) =>
    changedFile.file === file
      ? [
          { file, value: undefined },
          { file: target, value: changedFile.value },
        ]
      : [changedFile],
  );
}
