/**
 * What pictures of a story can show, as text. Where it is the same in two Storybooks, so are the pictures, and
 * nobody needs to take them: of the stories that import a changed file most look as before.
 */
import type { Browser, Page } from 'playwright';

import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { openContext } from './browser.ts';
import { splitIntoChunks, forEachConcurrent } from './concurrency.ts';
import { findDifferences, type Fingerprint, computeFingerprint } from './fingerprint.ts';
import {
  enter,
  listKitchenSinks,
  openStorybook,
  show,
  STORIES_PER_PAGE,
  getWidth,
} from './storybook-page.ts';

/** A story as it stands in the document at one width. */
interface StoryDocument {
  readonly html: string;
  readonly stylesheets: readonly string[];
  /** With the rules of hovered, focused and pressed controls. */
  readonly stylesheetsOfStates: readonly string[];
  readonly width: number;
}

/** By `id language`. */
export type StoryDocuments = ReadonlyMap<string, readonly StoryDocument[]>;

/** What changes how an element looks, and is not in its markup. */
const STATES = [':focus', ':modal', ':popover-open', ':checked', ':indeterminate', ':disabled'];

/** What `states.ts` forces, and what modes change of the root: no story is read with it. */
const CONTROL_STATE = String.raw`:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])`;
const MODE = String.raw`\[data-(?:mode|brand|motion)[^\]]*\]`;

/** The document with the states and values that its markup does not have, and its rules that select something in it. */
const readDocument = (page: Page): Promise<Omit<StoryDocument, 'width'>> =>
  page.evaluate(
    async ({ states, controlState, mode }) => {
      // What measures itself does so within a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const all = [...document.querySelectorAll('*')];
      /** Whether a rule applies where what matches `ignored` is true of any element. */
      const isUsed = ({ selectorText }: CSSStyleRule, ignored: RegExp): boolean => {
        const selector = selectorText
          .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, (not) =>
            not.search(ignored) < 0 ? not : '',
          )
          .replaceAll(ignored, ':is(*)');
        try {
          const elements = selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
          return [...document.querySelectorAll(elements)].some(
            // Storybook's own, which it hides.
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
        return `${condition}{${[...rule.cssRules].map((one) => getText(one, ignored)).join('\n')}}`;
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
 * @param files those of the stories to read, by their paths from the root
 */
export async function readStories(
  browser: Browser,
  folder: string,
  { files, modes }: { readonly files: readonly string[]; readonly modes: readonly ModeName[] },
): Promise<StoryDocuments> {
  const stories = await listKitchenSinks(folder, files);
  const found = new Map<string, StoryDocument[]>();
  const parts = [...Map.groupBy(modes, (mode) => MODES[mode].language)].flatMap(([language, own]) =>
    splitIntoChunks(stories, STORIES_PER_PAGE).map((some) => ({
      language,
      // One mode of each width: the others change attributes of the root alone.
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
      found.set(`${id} ${language}`, documents);
    }
    await context.close();
  });
  return found;
}

/** Ids that React makes, from a count of all that it has rendered. */
const REACT_ID = /_r_[\da-z]+_/g;

/**
 * Its classes and generated ids named in the order of the markup: styled-components makes classes from the folder of
 * the sources, and React counts ids through all stories that the page has shown.
 */
function withNumberedNames(document: StoryDocument): StoryDocument {
  const numbers = new Map<string, string>();
  const ids = new Map<string, string>();
  const html = document.html
    // Their rules are among those of the stylesheets.
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const inAttribute = names.split(/\s+/);
      // Storybook adds its own to the body in an order that changes.
      if (names.startsWith('sb-')) inAttribute.sort();
      const numbered = inAttribute.map((name) => {
        if (!numbers.has(name)) numbers.set(name, `c${numbers.size}`);
        return numbers.get(name) ?? name;
      });
      return ` class="${numbered.join(' ')}"`;
    })
    .replaceAll(REACT_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `_id_${ids.size}_`);
      return ids.get(id) ?? id;
    });
  const inOrder = (stylesheets: readonly string[]) =>
    stylesheets.map((css) =>
      css.replaceAll(/\.(-?[_a-zA-Z][\w-]*)/g, (all, name: string) =>
        numbers.has(name) ? `.${numbers.get(name)}` : all,
      ),
    );
  return {
    html,
    stylesheets: inOrder(document.stylesheets),
    stylesheetsOfStates: inOrder(document.stylesheetsOfStates),
    width: document.width,
  };
}

/** In which of its pictures a story may look otherwise than before: in all, or in those of its controls' states alone. */
export type Difference = 'all' | 'states';

/** What may differ of a story; `undefined` where its pictures are the same. */
export function findDifference(
  before: readonly StoryDocument[] | undefined,
  after: readonly StoryDocument[],
): Difference | undefined {
  if (before?.length !== after.length) return 'all';
  const numbered = after.map((document, index) =>
    [before[index] ?? document, document].map(withNumberedNames),
  );
  const differ = (stylesheets: 'stylesheets' | 'stylesheetsOfStates') =>
    numbered.some((documents) => {
      const [then, now] = documents.map((document) =>
        computeFingerprint(document.html, document[stylesheets], {
          width: document.width,
          dark: true,
        }),
      ) as [Fingerprint, Fingerprint];
      return findDifferences(then, now).length > 0;
    });
  if (differ('stylesheets')) return 'all';
  return differ('stylesheetsOfStates') ? 'states' : undefined;
}
