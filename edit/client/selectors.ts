import { getSchemaName } from '@site/content/library/content-files.ts';
import { AREAS } from '@site/content/schema/text.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import { getAreaPath, PATHS } from '@site/contract/paths';

import type { FileProblem, FileState } from '../api.ts';
import { getContentLanguage, getInterfaceText, toFileName } from '../texts.ts';
import type { EditorModel } from './editor-state.ts';
import { getAppearance, getList, type EntryList, type Selection } from './entries.ts';
import { canRenameFile } from './new-files.ts';
import { getProblems, type PlacedProblem } from './placed-problems.ts';
import { getHeading, getKey, getValueAt, type Path } from './values.ts';

/** The data that the page of the editor shows, computed from its state. */

export const SITE = 'content/site.json';
export const SITES = 'content/sites.json';
export const PUBLIC_DATA = 'db.json';

const getValue = ({ files }: EditorModel, file: string): unknown => files.get(file)?.value;

/** Returns the state of a file on the server. */
export const getFileState = ({ server }: EditorModel, file: string): FileState | undefined =>
  server?.files.find((candidate) => candidate.file === file);

/** Lists the business areas that have a page. */
const listAreaPages = (model: EditorModel) =>
  AREAS.flatMap((area, index) => {
    const slug = String(getValueAt(getValue(model, SITE), ['areas', index]));
    const page = getFileState(model, `content/pages/${slug}.json`);
    return page ? [{ area, slug, file: page.file, title: page.title }] : [];
  });

/** Finds the page of a business area. */
export const findArea = (model: EditorModel, area: unknown) =>
  listAreaPages(model).find((areaPage) => areaPage.area === area);

/** Lists the business areas that have a page, with its title. */
export const listAreas = (model: EditorModel, language: InterfaceLanguage) =>
  listAreaPages(model).map(
    ({ area, title }) => [area, title?.[getContentLanguage(language)] ?? area] as const,
  );

/** Returns the number of products of an area. */
export function countProducts({ server }: EditorModel, areaSlug: string): number {
  const start = `${getAreaPath(areaSlug)}?`;
  const isInArea = ({ file, address = '' }: FileState) =>
    file.startsWith('content/products/') && address.startsWith(start);
  return server?.files.filter(isInArea).length ?? 0;
}

/** Returns the titles of the entries of a list, by id. */
const getLabels = (list: unknown, language: InterfaceLanguage): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(list) ? (list as unknown[]) : []).map((entry) => [
      String(getValueAt(entry, ['id'])),
      getHeading(entry, language) ?? '',
    ]),
  );

/** Returns the company's labels for the values of properties. */
export function getValueLabels(model: EditorModel, language: InterfaceLanguage) {
  const areas = Object.fromEntries(listAreas(model, language));
  return {
    area: areas,
    branch: areas,
    category: getLabels(getValueAt(getValue(model, SITE), ['pressCategories']), language),
    site: getLabels(getValue(model, SITES), language),
  };
}

/** Returns the pictures that properties can name: in public data by address, in pages by name. */
export function getPictureNames({ server, selection }: EditorModel) {
  const { addresses = [], pictures = [] } = server ?? {};
  return selection?.file === PUBLIC_DATA
    ? { src: addresses, picture: addresses }
    : { drawing: pictures };
}

/** Finds the file of a photograph of the library. */
export function findPhotograph(
  { server }: EditorModel,
  id: string | number | undefined,
): string | undefined {
  const address = server?.addresses.find(
    (candidate) => candidate.startsWith(`/media/${id}.`) && !candidate.endsWith('.svg'),
  );
  return address && `content${address}`;
}

/** The selected value, for its form and the preview. */
export interface SelectedItem {
  readonly selection: Selection;
  /** The list that contains it. */
  readonly list: EntryList | undefined;
  /** `undefined` for an item that does not exist or has been removed. */
  readonly value: unknown;
  readonly name: string;
  readonly schemaName: string;
  /** The address at which the site shows it. */
  readonly address: string | undefined;
  /** The date on which it appears on the site, if that is later than today. */
  readonly appearance: string | undefined;
  readonly canRename: boolean;
  /** Their paths start at the value. */
  readonly problems: readonly Pick<FileProblem, 'path' | 'text'>[];
}

export function getSelectedItem(
  model: EditorModel,
  language: InterfaceLanguage,
): SelectedItem | undefined {
  const { selection } = model;
  if (!selection) return undefined;
  const { file, path } = selection;
  const state = getFileState(model, file);
  const list = getList(selection);
  const value = getValueAt(getValue(model, file), path);
  const isInside = (candidate: Path) => getKey(candidate.slice(0, path.length)) === getKey(path);
  const heading = getHeading(value, language);
  const fallbackName = list
    ? getInterfaceText('untitled', language)
    : toFileName(file, state?.title, language);
  return {
    selection,
    list,
    value,
    name: list?.keyed ? String(path.at(-1)) : heading || fallbackName,
    schemaName: getSchemaName(file) ?? '',
    address: list ? list.address(value) : state?.address,
    appearance: getAppearance(selection, value),
    canRename: path.length === 0 && canRenameFile(file),
    problems: (state?.problems ?? [])
      .filter((problem) => isInside(problem.path))
      .map((problem) => ({ path: problem.path.slice(path.length), text: problem.text })),
  };
}

/** Returns the address that the preview shows: that of the selection, or the home page. */
export const getPreviewedAddress = (item: SelectedItem | undefined): string | undefined =>
  item ? item.address : PATHS.home;

/** Returns whether the selection is a photograph that no content uses. */
export const isUnusedPhotograph = (
  { server }: EditorModel,
  { list, name }: SelectedItem,
): boolean => list?.id === 'media' && (server?.unusedPhotographs ?? []).includes(name);

/** Returns the problems to correct: those of the selected form, and all others. */
export function getProblemLists(model: EditorModel, language: InterfaceLanguage) {
  const { server, selection } = model;
  const all = server ? getProblems(server, language) : [];
  const isHere = ({ selection: problemSelection }: PlacedProblem) =>
    Boolean(problemSelection && selection) &&
    problemSelection?.file === selection?.file &&
    getKey(problemSelection?.path ?? []) === getKey(selection?.path ?? []);
  return {
    here: all.filter(isHere),
    elsewhere: all.filter((problem) => !isHere(problem)),
  };
}
