import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import * as forms from '../../design-system/src/forms.ts';
import * as base from '../../design-system/src/index.ts';
import * as sections from '../../design-system/src/sections.ts';
import { COMPONENT_FOLDERS } from './sources.ts';

const folders = COMPONENT_FOLDERS.map((folder) => ({
  folder,
  name: path.basename(folder),
  kind: path.basename(path.dirname(folder)),
}));

describe.each(folders)('$kind/$name', ({ folder, kind, name }) => {
  const getPath = (file: string) => path.join(folder, file);

  it('has its component, public names, stories, documentation, guidance and an example that runs', () => {
    const endings = ['tsx', 'stories.tsx', 'docs.json', 'guidance.tsx', 'example.tsx'];
    const expectedFiles = ['index.ts', ...endings.map((ending) => `${name}.${ending}`)];
    expect(expectedFiles.filter((file) => !existsSync(getPath(file)))).toEqual([]);
  });

  it('has a KitchenSink story, which the visual review photographs', () => {
    const [, story = ''] = readFileSync(getPath(`${name}.stories.tsx`), 'utf8').split(
      /^export const KitchenSink\b/m,
    );
    expect(story).toMatch(/chromatic: \{ disableSnapshot: false \}/);
  });

  it('is exported by one entry', () => {
    const line = `export * from './${kind}/${name}/index.ts';`;
    const entries = ['index.ts', 'forms.ts', 'sections.ts'].filter((file) =>
      readFileSync(path.join(folder, '../..', file), 'utf8').includes(line),
    );
    expect(entries).toHaveLength(1);
    expect(entries.includes('sections.ts')).toBe(kind === 'sections');
  });

  it('is in a group of its kind', () => {
    const [, title] =
      /^ {2}title: '([^']+)'/m.exec(readFileSync(getPath(`${name}.stories.tsx`), 'utf8')) ?? [];
    expect(title).toMatch(new RegExp(`^${kind}/[^/]+/${name}$`, 'i'));
  });
});

describe('public names', () => {
  it('of components', () => {
    expect(Object.keys(base).toSorted()).toMatchInlineSnapshot(`
      [
        "Accordion",
        "ActionLinks",
        "Breadcrumb",
        "Button",
        "ButtonLink",
        "Card",
        "Chart",
        "ChartGrid",
        "ChartGroup",
        "ContactCard",
        "Container",
        "CopyButton",
        "DataTable",
        "Dialog",
        "DownloadList",
        "EmptyState",
        "FilterTabs",
        "FocusedImage",
        "Gallery",
        "GlossaryTerm",
        "Grid",
        "Heading",
        "Icon",
        "KeyValues",
        "LanguageSwitch",
        "Lightbox",
        "Link",
        "LoadMore",
        "LoadingFallback",
        "Logo",
        "MessagesProvider",
        "MobileSheet",
        "MobileSheetTrigger",
        "Navigation",
        "NavigationLink",
        "Notice",
        "NoticeBar",
        "PageAlert",
        "Pagination",
        "Prose",
        "Row",
        "SearchBox",
        "SearchCombobox",
        "SearchForm",
        "Section",
        "SectionNav",
        "SegmentedChoice",
        "SenseBreaks",
        "SheetActions",
        "SheetSearch",
        "Skeleton",
        "SkipLink",
        "Stack",
        "Steps",
        "SummaryList",
        "Swatch",
        "Table",
        "Tabs",
        "TermChips",
        "Text",
        "Thumbnail",
        "ThumbnailList",
        "Toast",
        "VisuallyHidden",
        "formatNumber",
        "isPlainClick",
        "sheetStyles",
        "useMessage",
      ]
    `);
  });

  it('of sections', () => {
    expect(Object.keys(sections).toSorted()).toMatchInlineSnapshot(`
      [
        "AreaRow",
        "Article",
        "ArticleAside",
        "ArticleEnd",
        "ArticleLayout",
        "ArticlePicture",
        "Circuit",
        "Comparison",
        "ComparisonForm",
        "Cover",
        "DisclosureIndex",
        "Document",
        "DocumentPicture",
        "ExampleLinks",
        "FactColumns",
        "FeatureList",
        "Figures",
        "Film",
        "FilmPoster",
        "FilmSection",
        "Hero",
        "LeadStory",
        "Letter",
        "LetterSection",
        "LocalTime",
        "Main",
        "NewsList",
        "NextPage",
        "NotFoundScreen",
        "NumberedDrawing",
        "OpeningList",
        "PageHeader",
        "PageLine",
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
        "QuestionGroups",
        "QuestionList",
        "RouteMap",
        "Scene",
        "SearchResultGroup",
        "SiteFooter",
        "SiteHeader",
        "Specimens",
        "Statement",
        "StoryGrid",
        "Timeline",
        "ValueWithAction",
        "VariantTable",
        "WorldMap",
        "menuStyles",
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
        "FieldPair",
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
