import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import * as forms from '../../design-system/src/forms.ts';
import * as everything from '../../design-system/src/index.ts';
import { COMPONENTS, ROOT } from './sources.ts';

const names = readdirSync(COMPONENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(names)('%s', (name) => {
  const at = (file: string) => path.join(COMPONENTS, name, file);

  it('has its component, public names, stories, page, anatomy, examples and transcript', () => {
    const endings = ['tsx', 'stories.tsx', 'mdx', 'anatomy.json', 'guidance.tsx', 'transcript.txt'];
    const expected = ['index.ts', ...endings.map((ending) => `${name}.${ending}`)];
    expect(expected.filter((file) => !existsSync(at(file)))).toEqual([]);
  });

  it('has a KitchenSink story, which the visual review photographs', () => {
    const [, story = ''] = readFileSync(at(`${name}.stories.tsx`), 'utf8').split(
      /^export const KitchenSink\b/m,
    );
    expect(story).toMatch(/chromatic: \{ disableSnapshot: false \}/);
  });

  it('shows its long texts in their language', () => {
    const stories = readFileSync(at(`${name}.stories.tsx`), 'utf8');
    for (const [story = '', language] of stories.matchAll(
      /^export const Long(Korean|English): Story = [^;]*;/gm,
    )) {
      expect(story).toContain(`tags: ['${language?.toLowerCase()}']`);
      expect(story).toContain(`language: '${language === 'Korean' ? 'ko' : 'en'}'`);
    }
  });

  it('is exported by one of the two barrels, not by both', () => {
    const line = `export * from './components/${name}/index.ts';`;
    const barrels = ['index.ts', 'forms.ts'].filter((file) =>
      readFileSync(path.join(ROOT, 'design-system/src', file), 'utf8').includes(line),
    );
    expect(barrels).toHaveLength(1);
  });
});

describe('public names', () => {
  it('of the design system', () => {
    expect(Object.keys(everything).toSorted()).toMatchInlineSnapshot(`
      [
        "Accordion",
        "ActionLinks",
        "AreaRow",
        "Article",
        "ArticleAside",
        "ArticleEnd",
        "ArticleLayout",
        "ArticlePicture",
        "Breadcrumb",
        "Button",
        "ButtonLink",
        "Card",
        "Chart",
        "ChartGrid",
        "ChartGroup",
        "Circuit",
        "Comparison",
        "ComparisonForm",
        "ContactCard",
        "Container",
        "CopyButton",
        "DataTable",
        "Dialog",
        "DisclosureIndex",
        "Document",
        "DocumentPicture",
        "DownloadList",
        "EmptyState",
        "ExampleLinks",
        "FactColumns",
        "FeatureList",
        "Figures",
        "Film",
        "FilmPoster",
        "FilmSection",
        "FilterTabs",
        "Gallery",
        "GlossaryTerm",
        "Grid",
        "Heading",
        "Hero",
        "Icon",
        "KeyValues",
        "LanguageSwitch",
        "LeadStory",
        "Letter",
        "LetterSection",
        "Lightbox",
        "Link",
        "LoadMore",
        "LoadingFallback",
        "LocalTime",
        "Logo",
        "MessagesProvider",
        "MobileSheet",
        "MobileSheetTrigger",
        "Navigation",
        "NavigationLink",
        "NewsList",
        "NotFoundScreen",
        "Notice",
        "NoticeBar",
        "NumberedDrawing",
        "OpeningList",
        "PageAlert",
        "PageHeader",
        "Pagination",
        "PartsDrawing",
        "Pathway",
        "PlaceCard",
        "PlaceDirections",
        "PlaceGroup",
        "PlaceMap",
        "PlaceMapSection",
        "PreviousNext",
        "PrintSheet",
        "ProductHeader",
        "ProductIndex",
        "Prose",
        "QuestionGroups",
        "QuestionList",
        "RouteMap",
        "Row",
        "Scene",
        "SearchBox",
        "SearchCombobox",
        "SearchForm",
        "SearchResultGroup",
        "Section",
        "SectionNav",
        "SegmentedChoice",
        "SenseBreaks",
        "SiteFooter",
        "SiteHeader",
        "Skeleton",
        "SkipLink",
        "Specimens",
        "Spine",
        "Stack",
        "Statement",
        "Steps",
        "StoryGrid",
        "SummaryList",
        "Swatch",
        "TabbedContent",
        "Table",
        "Tabs",
        "TermChips",
        "Text",
        "Thumbnail",
        "ThumbnailList",
        "Timeline",
        "Toast",
        "ValueWithAction",
        "VariantTable",
        "VisuallyHidden",
        "WorldMap",
        "formatNumber",
        "isPlainClick",
        "useMessage",
      ]
    `);
  });

  it('of the form family', () => {
    expect(Object.keys(forms).toSorted()).toMatchInlineSnapshot(`
      [
        "Checkbox",
        "Confirmation",
        "ConsentField",
        "DateField",
        "ErrorSummary",
        "Field",
        "FileField",
        "FormActions",
        "FormSection",
        "OnlyWhen",
        "PasswordField",
        "Progress",
        "QuickExit",
        "RadioGroup",
        "Receipt",
        "RequiredMark",
        "Select",
        "TextArea",
        "TextField",
        "TimeField",
        "useControl",
        "useHydrated",
        "useZodForm",
      ]
    `);
  });
});
