/**
 * What pictures of a story can show, as text. Where it is the same in two Storybooks, so are the pictures, and
 * nobody needs to take them: of the stories that import a changed file most look as before.
 */
import type { Browser, Page } from 'playwright';

import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { openContext } from './browser.ts';
import { chunks, forEachConcurrent } from './concurrency.ts';
import { differences, fingerprint } from './fingerprint.ts';
import {
  enter,
  kitchenSinks,
  openStorybook,
  show,
  STORIES_PER_PAGE,
  widthOf,
} from './storybookPage.ts';

/** A story as it stands in the document at one width. */
interface StoryDocument {
  readonly html: string;
  readonly stylesheets: readonly string[];
  readonly width: number;
}

/** By `id language`. */
export type StoryDocuments = ReadonlyMap<string, readonly StoryDocument[]>;

/** What changes how an element looks, and is not in its markup. */
const STATES = [':focus', ':modal', ':popover-open', ':checked', ':indeterminate', ':disabled'];

/** The document with the states and values that its markup does not have, and its rules without those of other stories. */
const readDocument = (page: Page): Promise<Omit<StoryDocument, 'width'>> =>
  page.evaluate(async (states) => {
    // What measures itself does so within a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const all = [...document.querySelectorAll('*')];
    const classes = new Set(all.flatMap((element) => [...element.classList]));
    const isUsed = (rule: CSSRule): boolean => {
      if (!(rule instanceof CSSStyleRule)) return true;
      const names = [...rule.selectorText.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)];
      return names.length === 0 || names.some(([, name = '']) => classes.has(name));
    };
    const stateful = states.map((state) =>
      [...document.querySelectorAll(state)].map((element) => all.indexOf(element)),
    );
    const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
      'value' in field ? field.value : undefined,
    );
    return {
      html: `${document.documentElement.outerHTML}${JSON.stringify([stateful, values])}`,
      stylesheets: [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) =>
        [...sheet.cssRules]
          .filter(isUsed)
          .map(({ cssText }) => cssText)
          .join('\n'),
      ),
    };
  }, STATES);

/**
 * Reads the KitchenSinks of the Storybook built in `folder`, at each width of the given modes.
 * @param files those of the stories to read, by their paths from the root
 */
export async function readStories(
  browser: Browser,
  folder: string,
  { files, modes }: { readonly files: readonly string[]; readonly modes: readonly ModeName[] },
): Promise<StoryDocuments> {
  const stories = await kitchenSinks(folder, files);
  const found = new Map<string, StoryDocument[]>();
  const parts = [...Map.groupBy(modes, (mode) => MODES[mode].language)].flatMap(([language, own]) =>
    chunks(stories, STORIES_PER_PAGE).map((some) => ({
      language,
      // One mode of each width: the others change attributes of the root alone.
      modes: [...Map.groupBy(own, widthOf).values()].flatMap(([first]) => first ?? []),
      stories: some,
    })),
  );
  await forEachConcurrent(parts, async ({ language, modes: widths, stories: some }) => {
    const [first] = widths;
    if (!first) return;
    const context = await openContext(browser, widthOf(first));
    const page = await context.newPage();
    await openStorybook(page, folder, first);
    for (const id of some) {
      const documents: StoryDocument[] = [];
      await enter(page, first);
      await show(page, id);
      for (const mode of widths) {
        await enter(page, mode);
        documents.push({ ...(await readDocument(page)), width: widthOf(mode) });
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
function withNumberedNames({ html, stylesheets, width }: StoryDocument): StoryDocument {
  const numbers = new Map<string, string>();
  const ids = new Map<string, string>();
  const markup = html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const numbered = names.split(/\s+/).map((name) => {
      if (!numbers.has(name)) numbers.set(name, `c${numbers.size}`);
      return numbers.get(name) ?? name;
    });
    return ` class="${numbered.join(' ')}"`;
  });
  return {
    html: markup.replaceAll(REACT_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `_id_${ids.size}_`);
      return ids.get(id) ?? id;
    }),
    stylesheets: stylesheets.map((css) =>
      css.replaceAll(/\.(-?[_a-zA-Z][\w-]*)/g, (all, name: string) =>
        numbers.has(name) ? `.${numbers.get(name)}` : all,
      ),
    ),
    width,
  };
}

/** Whether a story may look otherwise than before. */
export const canDiffer = (
  before: readonly StoryDocument[] | undefined,
  after: readonly StoryDocument[],
): boolean =>
  after.some((document, index) => {
    const old = before?.[index];
    if (!old) return true;
    const [then, now] = [old, document]
      .map(withNumberedNames)
      .map(({ html, stylesheets, width }) =>
        fingerprint(html, stylesheets, { width, dark: true }),
      ) as [ReturnType<typeof fingerprint>, ReturnType<typeof fingerprint>];
    return differences(then, now).length > 0;
  });
