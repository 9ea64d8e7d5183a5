/**
 * The fingerprints of stories. Stories with the same fingerprint in two Storybooks need no screenshots: most stories
 * that import a changed file look as before.
 */
import type { Browser, Page } from 'playwright';

import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { openContext } from './browser.ts';
import { splitIntoChunks, forEachConcurrent } from './concurrency.ts';
import { findDifferences, type Fingerprint, computeFingerprint } from './fingerprint.ts';
import { listDifferingTexts, type Texts } from './texts.ts';
import {
  enter,
  listKitchenSinks,
  openStorybook,
  show,
  STORIES_PER_PAGE,
  getWidth,
} from './storybook-page.ts';

/** The DOM of a story at one width. */
interface StoryDocument {
  readonly html: string;
  readonly stylesheets: readonly string[];
  /** Includes rules of hovered, focused and pressed controls. */
  readonly stylesheetsOfStates: readonly string[];
  readonly width: number;
}

/** By `id language`. */
export type StoryDocuments = ReadonlyMap<string, readonly StoryDocument[]>;

/** State that affects the look of an element and is not in its markup. */
const STATES = [':focus', ':modal', ':popover-open', ':checked', ':indeterminate', ':disabled'];

/** Selectors that `states.ts` forces or that modes change at the root. */
const CONTROL_STATE = String.raw`:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])`;
const MODE = String.raw`\[data-(?:mode|brand|motion)[^\]]*\]`;

/** Reads the document with states and values that are not in its markup, and the rules that match. */
const readDocument = (page: Page): Promise<Omit<StoryDocument, 'width'>> =>
  page.evaluate(
    async ({ states, controlState, mode }) => {
      // Components that measure themselves do so within a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const all = [...document.querySelectorAll('*')];
      /** Returns whether a rule applies if parts that match `ignored` are assumed to be true. */
      const isUsed = ({ selectorText }: CSSStyleRule, ignored: RegExp): boolean => {
        const selector = selectorText
          .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, (not) =>
            not.search(ignored) < 0 ? not : '',
          )
          .replaceAll(ignored, ':is(*)');
        try {
          const elements = selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
          return [...document.querySelectorAll(elements)].some(
            // Elements of Storybook, which are hidden.
            (element) => !element.closest('.sb-wrapper'),
          );
        } catch {
          return true;
        }
      };
      const getText = (rule: CSSRule, ignored: RegExp): string => {
        if (rule instanceof CSSStyleRule) return isUsed(rule, ignored) ? rule.cssText : '';
        if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
        const [condition = ''] = rule.cssText.split('{', 1);
        return `${condition}{${[...rule.cssRules].map((innerRule) => getText(innerRule, ignored)).join('\n')}}`;
      };
      const texts = (ignored: RegExp) =>
        [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) =>
          [...sheet.cssRules].map((rule) => getText(rule, ignored)).join('\n'),
        );
      const stateful = states.map((state) =>
        [...document.querySelectorAll(state)].map((element) => all.indexOf(element)),
      );
      const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
        'value' in field ? field.value : undefined,
      );
      return {
        html: `${document.documentElement.outerHTML}${JSON.stringify([stateful, values])}`,
        stylesheets: texts(new RegExp(mode, 'g')),
        stylesheetsOfStates: texts(new RegExp(`${controlState}|${mode}`, 'g')),
      };
    },
    { states: STATES, controlState: CONTROL_STATE, mode: MODE },
  );

/**
 * Reads the KitchenSinks of the Storybook built in `folder`, at each width of the given modes.
 * @param files the story files to read, relative to the root
 */
export async function readStories(
  browser: Browser,
  folder: string,
  { files, modes }: { readonly files: readonly string[]; readonly modes: readonly ModeName[] },
): Promise<StoryDocuments> {
  const stories = await listKitchenSinks(folder, files);
  const documentsByStory = new Map<string, StoryDocument[]>();
  const parts = [...Map.groupBy(modes, (mode) => MODES[mode].language)].flatMap(([language, own]) =>
    splitIntoChunks(stories, STORIES_PER_PAGE).map((some) => ({
      language,
      // One mode per width: other modes only change attributes of the root.
      modes: [...Map.groupBy(own, getWidth).values()].flatMap(([first]) => first ?? []),
      stories: some,
    })),
  );
  await forEachConcurrent(parts, async ({ language, modes: widths, stories: some }) => {
    const [first] = widths;
    if (!first) return;
    const context = await openContext(browser, getWidth(first));
    const page = await context.newPage();
    await openStorybook(page, folder, first);
    for (const id of some) {
      const documents: StoryDocument[] = [];
      await enter(page, first);
      await show(page, id);
      for (const mode of widths) {
        await enter(page, mode);
        documents.push({ ...(await readDocument(page)), width: getWidth(mode) });
      }
      documentsByStory.set(`${id} ${language}`, documents);
    }
    await context.close();
  });
  return documentsByStory;
}

/** Ids that React generates from a counter. */
const REACT_ID = /_r_[\da-z]+_/g;

/** Renames generated ids by their order in the markup, because they depend on the stories shown before. */
function withNumberedIds(document: StoryDocument): StoryDocument {
  const ids = new Map<string, string>();
  const html = document.html
    // Their rules are read from the stylesheets.
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
    // Storybook adds classes to the body in varying order.
    .replaceAll(
      / class="(sb-[^"]*)"/g,
      (_, names: string) => ` class="${names.split(/\s+/).toSorted().join(' ')}"`,
    )
    .replaceAll(REACT_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `_id_${ids.size}_`);
      return ids.get(id) ?? id;
    });
  return { ...document, html };
}

/** The pictures in which a story may look different: all, or only those of its controls' states. */
export type Difference = 'all' | 'states';

/** How the documents of a story differ. */
export interface StoryDifference {
  readonly pictures: Difference;
  /** The result of `findDifferences`. */
  readonly differences: readonly string[];
  readonly texts: Texts | undefined;
}

/** Returns the difference of a story; `undefined` if its pictures are the same. */
export function findDifference(
  before: readonly StoryDocument[] | undefined,
  after: readonly StoryDocument[],
): StoryDifference | undefined {
  if (before?.length !== after.length)
    return { pictures: 'all', differences: [], texts: undefined };
  const numbered = after.map((document, index) =>
    [before[index] ?? document, document].map(withNumberedIds),
  );
  const find = (stylesheets: 'stylesheets' | 'stylesheetsOfStates') => [
    ...new Set(
      numbered.flatMap((documents) => {
        const [oldPrint, newPrint] = documents.map((document) =>
          computeFingerprint(document.html, document[stylesheets], {
            width: document.width,
            dark: true,
          }),
        ) as [Fingerprint, Fingerprint];
        return findDifferences(oldPrint, newPrint);
      }),
    ),
  ];
  const differences = find('stylesheets');
  if (differences.length > 0) {
    const texts = listDifferingTexts(before[0]?.html ?? '', after[0]?.html ?? '');
    return { pictures: 'all', differences, texts };
  }
  const ofStates = find('stylesheetsOfStates');
  return ofStates.length > 0
    ? { pictures: 'states', differences: ofStates, texts: undefined }
    : undefined;
}
