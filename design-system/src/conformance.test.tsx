import { ChevronDown } from 'lucide';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { flushSync } from 'react-dom';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';

import * as forms from './forms.ts';
import * as base from './index.ts';
import english from './messages/en.json';
import * as sections from './sections.ts';

/*
 * The convention of every component:
 *
 * - `ref`, `className`, `style` and all other attributes belong to one element: the control of a form field,
 *   otherwise the root element.
 * - A ref of the caller works together with the component's ref. That of a `RadioGroup` refers to its inputs.
 * - A component with a value accepts `value` (controlled) or `defaultValue` and reports to `onValueChange`; a
 *   checkbox accepts `checked` or `defaultChecked` and reports to `onCheckedChange`. If the URL or the page contains
 *   the value (`FilterTabs`, `LanguageSwitch`, `Lightbox`, `Pagination`), it is only controlled; a `FileField`, whose
 *   value the browser controls, is only uncontrolled.
 * - Attributes unknown to HTML do not reach the DOM; nothing is logged.
 *
 * `tests/design-system/names.test.ts` checks the names of props, `messages/messages.test.ts` the plurals of texts.
 */

const ignore = () => undefined;
const item = { label: 'Label', href: '#href' };
const group = { id: 'group', label: 'Group', items: [item] };
const file = { href: '#file', format: 'PDF', size: 1 };
const unit = { label: 'KRW million' };
const chart = {
  heading: 'Heading',
  categoryLabel: 'Year',
  categories: ['2025', '2026'],
  series: [{ label: 'Sales', values: [1, 2] }],
  ticks: [0, 2],
  units: [unit],
};
const options = ['a', 'b'].map((value) => ({ value, label: value }));
const place = { id: 'place', name: 'Name', kind: 'Kind', facts: [] };

type Props = Readonly<Record<string, unknown>>;

/** The required props of every component that renders an element. */
const COMPONENTS: Readonly<Record<string, Props>> = {
  Accordion: { items: [{ id: 'item', title: 'Title', content: 'Content' }] },
  ActionLinks: { items: [item] },
  AreaRow: {
    accent: 'second',
    heading: 'Heading',
    text: 'Text',
    drawing: null,
    products: [],
    more: 'More',
  },
  Article: { paragraphs: [] },
  ArticleAside: { 'aria-label': 'Label', sections: [] },
  ArticleEnd: {},
  ArticleLayout: {},
  ArticlePicture: { children: null, caption: 'Caption' },
  Breadcrumb: { items: [item] },
  Button: { children: 'Label' },
  ButtonLink: { href: '#href', children: 'Label' },
  Card: { heading: 'Heading', accent: 'second' },
  Chart: chart,
  ChartGrid: {},
  ChartGroup: { units: [unit] },
  Checkbox: { label: 'Label' },
  Circuit: {
    states: [{ label: 'State', text: 'Text' }],
    supply: [{ symbol: 'battery', label: 'Battery' }],
    branches: [[{ symbol: 'load', label: 'Load' }]],
  },
  Comparison: { itemLabel: 'Item', items: [], rows: [] },
  ComparisonForm: {
    action: '/compare',
    name: 'name',
    groups: [],
    value: [],
    submitLabel: 'Compare',
  },
  Confirmation: {},
  ConsentField: { label: 'Label', notices: [] },
  ContactCard: { department: 'Department', phone: '1', email: 'a@b.c' },
  Container: {},
  CopyButton: { text: 'Text' },
  Cover: { heading: 'Heading', accent: 'second' },
  DataTable: {
    caption: 'Caption',
    columns: [{ id: 'a', label: 'A', cell: String, header: true }],
    rows: ['row'],
    rowKey: String,
    empty: 'Empty',
  },
  DateField: { label: 'Label' },
  Dialog: { open: true, onOpenChange: ignore, heading: 'Heading', children: 'Content' },
  DisclosureIndex: { heading: 'Heading', items: [] },
  Document: { contentsLabel: 'Contents', facts: [], chapters: [] },
  DocumentPicture: { label: 'Label', children: null },
  DownloadList: { items: [{ title: 'Title', files: [file] }] },
  EmptyState: { children: 'Text' },
  ErrorSummary: { heading: 'Heading', items: [{ field: 'field', text: 'Text' }], attempt: 0 },
  ExampleLinks: { label: 'Label', items: [] },
  FactColumns: { items: [] },
  FeatureList: { items: [{ title: 'Title' }], accent: 'second' },
  Field: { label: 'Label', children: null },
  Figures: { items: [{ value: '1', label: 'Label' }] },
  FileField: { label: 'Label' },
  Film: { seconds: 1, picture: null, moves: [], captions: [] },
  FilmPoster: { href: '#transcript', picture: null, label: 'Play' },
  FilmSection: {
    heading: 'Heading',
    text: 'Text',
    features: [],
    poster: null,
    transcript: { id: 'transcript', label: 'Transcript', lines: [], file: item },
  },
  FieldPair: {},
  FilterTabs: { label: 'Label', items: [{ value: 'a', ...item }], value: 'a' },
  FocusedImage: { focus: { x: 30, y: 60 }, src: '/media/photograph.jpg', alt: '' },
  FormActions: {},
  FormSection: { heading: 'Heading' },
  Gallery: { items: [{ id: 'item', title: 'Title', picture: null }] },
  GlossaryTerm: { children: 'Term', explanation: 'Explanation' },
  Grid: {},
  Heading: { children: 'Text' },
  Hero: {
    heading: 'Heading',
    lead: 'Lead',
    drawing: null,
    destinations: [],
    line: { x: 0, y: 0, phoneX: 0, phoneY: 0 },
  },
  Icon: { icon: ChevronDown },
  KeyValues: { items: [{ value: '1', label: 'Label' }] },
  LanguageSwitch: {
    languages: [
      { language: 'ko', label: 'KR', name: '한국어', href: '?lang=ko' },
      { language: 'en', label: 'EN', name: 'English', href: '?lang=en' },
    ],
  },
  LeadStory: { story: { date: '2026.11.12', dateTime: '2026-11-12', title: 'Title' } },
  Letter: {
    salutation: 'Salutation',
    children: 'Text',
    signature: { office: 'Chief Executive Officer', company: 'Company' },
  },
  LetterSection: { heading: 'Heading', children: null },
  Lightbox: {
    items: [{ id: 'item', title: 'Title', picture: null }],
    value: 'item',
    onValueChange: ignore,
  },
  Link: { href: '#href', children: 'Label' },
  LoadMore: { shown: 1, total: 2, href: '#more' },
  LoadingFallback: { children: 'Loading' },
  LocalTime: { timeZone: 'Asia/Seoul', label: 'Local time', language: 'en' },
  Logo: { svg: '<svg/>' },
  Main: {},
  MobileSheet: { id: 'sheet', groups: [group] },
  MobileSheetTrigger: { sheet: 'sheet' },
  Navigation: { groups: [group] },
  NavigationLink: { item },
  NewsList: { items: [] },
  NextPage: { label: 'Next', heading: 'Title', href: '#next' },
  NotFoundScreen: { heading: 'Heading', links: [item] },
  Notice: { children: 'Text' },
  NoticeBar: { badge: 'Badge', children: 'Text' },
  NumberedDrawing: { heading: 'Heading', drawing: null, accent: 'second', items: [] },
  OnlyWhen: { field: 'field' },
  OpeningList: { items: [] },
  PageAlert: { children: 'Text', actionLabel: 'Retry', onAction: ignore },
  PageHeader: {},
  PageLine: {},
  Pagination: { page: 1, pages: 3, href: String },
  PasswordField: { label: 'Label', rules: [{ label: 'Rule', test: Boolean }] },
  PartsDrawing: { src: 'data:image/svg+xml,<svg/>', width: 1, height: 1, alt: '', parts: [] },
  Pathway: { drawing: null, marks: [], children: null },
  PlaceCard: place,
  PlaceDirections: { heading: 'Heading', items: [] },
  PlaceGroup: { heading: 'Heading' },
  PlaceMap: { map: null, caption: 'Caption', marks: [] },
  PlaceMapSection: { heading: 'Heading', maps: [] },
  PreviousNext: {
    'aria-label': 'Label',
    previous: { href: '#a', label: 'Previous', title: 'A', picture: null },
    next: { href: '#b', label: 'Next', title: 'B', picture: null },
  },
  PrintSheet: {},
  ProductIndex: { products: [] },
  ProductHeader: { heading: 'Heading', children: 'Text', drawing: null, accent: 'second' },
  Progress: { label: 'Label' },
  Prose: {},
  QuestionGroups: { items: [] },
  QuestionList: { items: [] },
  QuickExit: { href: '#exit', label: 'Leave' },
  RadioGroup: { label: 'Label', name: 'name', options },
  Receipt: { children: '1' },
  RouteMap: { lines: [], destination: { when: '2030', title: 'Title' } },
  Row: {},
  Scene: { heading: 'Heading', drawing: null },
  SearchBox: { action: '/search', label: 'Label' },
  SearchCombobox: {
    action: '/search',
    label: 'Label',
    options: [],
    onQueryChange: ignore,
    onOptionSelect: ignore,
    countLabel: String,
  },
  SearchForm: { action: '/faq', submitLabel: 'Search', children: null },
  SearchResultGroup: { heading: 'Heading', items: [] },
  Section: {},
  SectionNav: { label: 'Label', items: [item] },
  SegmentedChoice: { label: 'Label', options },
  Select: { label: 'Label', options },
  SiteFooter: { links: [item], copyright: '©' },
  SiteHeader: { logo: null, homeHref: '/', homeLabel: 'Home' },
  Skeleton: {},
  SheetActions: { items: [] },
  SheetSearch: { action: '#search', label: 'Search' },
  SkipLink: { target: 'main' },
  Specimens: { items: [] },
  Stack: {},
  Statement: { heading: 'Heading', accent: 'second' },
  Steps: { items: [{ title: 'Title' }] },
  StoryGrid: { items: [] },
  SummaryList: { items: [] },
  Swatch: { name: 'Name', color: 'navy', values: [] },
  Table: { caption: 'Caption', columns: ['A', 'B'], rows: [['a', 'b']] },
  Tabs: { label: 'Label', items: options, children: 'Panel' },
  TermChips: { items: [] },
  Text: {},
  TextArea: { label: 'Label', maxLength: 10 },
  TextField: { label: 'Label' },
  TimeField: { label: 'Label' },
  Thumbnail: {},
  ThumbnailList: { items: [] },
  Timeline: { years: [] },
  Toast: { children: 'Text', onClose: ignore },
  ValueWithAction: { children: 'Value', action: null },
  VariantTable: { caption: 'Caption', itemLabel: 'Item', variants: [], rows: [] },
  VisuallyHidden: {},
  WorldMap: { map: null, countries: [] },
};

/** Exports without an element. */
const WITHOUT_ELEMENT = new Set(['MessagesProvider', 'RequiredMark', 'SenseBreaks']);

const exported = Object.entries({ ...base, ...sections, ...forms }).flatMap(([name, value]) =>
  /^[A-Z]/.test(name) && typeof value === 'function' && !WITHOUT_ELEMENT.has(name)
    ? [{ name, Component: value as unknown as ComponentType<Props> }]
    : [],
);

const withMessages = (element: ReactElement) => (
  <base.MessagesProvider messages={english}>{element}</base.MessagesProvider>
);

let errors: MockInstance;
let container: HTMLElement;
let unmount = ignore as () => void;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(ignore);
  // Test files share one page: nodes that the last story of another file left are ignored here.
  container = document.createElement('div');
  document.body.replaceChildren(container);
});

afterEach(() => {
  unmount();
  container.remove();
  errors.mockRestore();
});

/** Attributes whose property has another name. */
const PROPERTIES: Readonly<Record<string, string>> = {
  class: 'classname',
  for: 'htmlfor',
  popovertarget: 'popovertargetelement',
  commandfor: 'commandforelement',
};

/** Returns the attributes of an element, except `aria-*` and `data-*`, without a property in the browser. */
function findUnknownAttributes(element: HTMLElement): string[] {
  const knownAttributes = new Set<string>();
  for (const property in element) knownAttributes.add(property.toLowerCase());
  return element
    .getAttributeNames()
    .filter(
      (name) => !/^(?:aria|data)-/.test(name) && !knownAttributes.has(PROPERTIES[name] ?? name),
    );
}

function render(element: ReactElement): void {
  const root = createRoot(container);
  flushSync(() => root.render(withMessages(element)));
  unmount = () => flushSync(() => root.unmount());
}

it('covers every exported component', () => {
  expect(exported.map(({ name }) => name).toSorted()).toEqual(Object.keys(COMPONENTS).toSorted());
});

describe.each(exported)('$name', ({ name, Component }) => {
  const props = COMPONENTS[name];

  it('passes ref, className, style and other attributes to one element', () => {
    const ref = { current: null as Element | null };
    const attributes = {
      className: 'given',
      style: { '--given': '1' },
      'data-testid': 'given',
      'aria-describedby': 'given-description',
    };
    render(createElement(Component, { ...props, ...attributes, ref }));
    const [element, ...otherElements] = document.querySelectorAll('[data-testid="given"]');
    expect(otherElements).toEqual([]);
    expect(element).toBeInstanceOf(Element);
    expect(ref.current).toBe(
      name === 'RadioGroup' ? [...(element?.querySelectorAll('input') ?? [])].at(-1) : element,
    );
    expect(element?.classList).toContain('given');
    expect((element as HTMLElement).style.getPropertyValue('--given')).toBe('1');
    expect(element?.getAttribute('aria-describedby')?.split(' ')).toContain('given-description');
    unmount();
    expect(ref.current).toBeNull();
    unmount = ignore;
  });

  it('renders on the server without style attributes, logs nothing and sets no attribute that is unknown to HTML', () => {
    const html = renderToString(withMessages(createElement(Component, props)));
    expect(html).not.toContain(' style="');
    render(createElement(Component, props));
    expect(errors.mock.calls).toEqual([]);
    expect(
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        element instanceof HTMLElement ? findUnknownAttributes(element) : [],
      ),
    ).toEqual([]);
  });
});

type Exports = typeof base & typeof sections & typeof forms;
/** The components with `onValueChange`, except those that are only controlled or only uncontrolled. */
type Valued = Exclude<
  {
    [Name in keyof Exports]: Exports[Name] extends (props: infer P) => ReactElement | null
      ? 'onValueChange' extends keyof P
        ? Name
        : never
      : never;
  }[keyof Exports],
  'FileField' | 'FilterTabs' | 'LanguageSwitch' | 'Lightbox'
>;

interface Value {
  /** Two values. */
  readonly values: readonly [string, string];
  /** How a visitor enters the second one. */
  readonly act: () => Promise<void>;
  /** The value that is shown. */
  readonly read: () => unknown;
}

const typed = (first = 'a', second = 'b'): Value => ({
  values: [first, second],
  act: () => userEvent.fill(page.getByLabelText('Label'), second),
  read: () => (document.querySelector('input, textarea') as HTMLInputElement).value,
});

const chosen = {
  values: ['a', 'b'],
  act: () => userEvent.click(page.getByText('b', { exact: true })),
  read: () => document.querySelector<HTMLInputElement>(':checked')?.value,
} as const;

const VALUES: Readonly<Record<Valued, Value>> = {
  DateField: typed('2026-01-05', '2026-01-06'),
  PasswordField: typed(),
  RadioGroup: chosen,
  SegmentedChoice: chosen,
  Select: {
    values: ['a', 'b'],
    act: () => userEvent.selectOptions(page.getByLabelText('Label'), 'b'),
    read: () => document.querySelector('select')?.value,
  },
  Tabs: {
    values: ['a', 'b'],
    act: () => userEvent.click(page.getByRole('tab', { name: 'b' })),
    read: () => document.querySelector('[data-state=active]')?.textContent,
  },
  TextArea: typed(),
  TextField: typed(),
  TimeField: typed('09:00', '10:00'),
};

const getComponent = (name: string) =>
  ({ ...base, ...sections, ...forms })[name as keyof Exports] as unknown as ComponentType<Props>;

describe.each(Object.entries(VALUES))('the value of %s', (name, { values, act, read }) => {
  const [first, second] = values;

  it.each([
    ['uncontrolled', { defaultValue: first }, second],
    ['held by the caller', { value: first }, first],
  ])('%s', async (_, value, after) => {
    const onValueChange = vi.fn();
    render(
      createElement(getComponent(name), {
        ...COMPONENTS[name],
        ...value,
        onValueChange,
      }),
    );
    expect(read()).toBe(first);
    await act();
    expect(onValueChange).toHaveBeenLastCalledWith(second);
    expect(read()).toBe(after);
    expect(errors.mock.calls).toEqual([]);
  });
});

it.each([
  ['TextArea', { maxLength: 2 }, () => container.querySelector('[role=status]')?.textContent],
  [
    'PasswordField',
    { rules: [{ label: 'Digits', test: (text: string) => /\d/.test(text) }] },
    () => container.querySelector('[data-met]')?.textContent,
  ],
])('the announced value of %s follows the caller', (name, more, read) => {
  const root = createRoot(container);
  unmount = () => flushSync(() => root.unmount());
  const show = (value: string) =>
    flushSync(() =>
      root.render(
        withMessages(
          createElement(getComponent(name), {
            ...COMPONENTS[name],
            ...more,
            value,
            onValueChange: ignore,
          }),
        ),
      ),
    );
  show('');
  expect(read()).toBeFalsy();
  show('abc1');
  expect(read()).toBeTruthy();
});

describe.each(['Checkbox', 'ConsentField'])('the state of %s', (name) => {
  it.each([
    ['uncontrolled', { defaultChecked: false }, true],
    ['held by the caller', { checked: false }, false],
  ])('%s', async (_, state, after) => {
    const onCheckedChange = vi.fn();
    render(createElement(getComponent(name), { ...COMPONENTS[name], ...state, onCheckedChange }));
    const box = page.getByRole('checkbox');
    await userEvent.click(box);
    expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    expect((box.element() as HTMLInputElement).checked).toBe(after);
    expect(errors.mock.calls).toEqual([]);
  });
});
