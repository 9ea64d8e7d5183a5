import { describe, expect, it } from 'vitest';

import { attributesOf, criticalRules, usedProperties } from './criticalRules.ts';
import { extractGroups, rulesOfPages, splitStyles, type StyleGroup } from './deferredStyles.ts';

const LINK = '<link rel="stylesheet" href="deferred-styles"/>';

const group = (order: number, name: string, ...rules: string[]): StyleGroup => ({
  order,
  names: [name],
  rules,
});

describe('the rules that the first paint may need', () => {
  it.each([
    ['a plain rule', '.a{color:red}'],
    ['a rule for a width', '@media (min-width:768px){.a{color:red}}'],
    ['the absence of a state', '.a:not(:focus-visible){opacity:0}'],
    ['a choice that may be made from the start', '.a:has(:checked){color:red}'],
    ['an animation', '@keyframes a{from{opacity:0}to{opacity:1}}'],
  ])('hold %s', (_, rule) => expect(criticalRules(rule)).toBe(rule));

  it.each([
    ['a state', '.a:hover{color:red}'],
    ['an open popover', '.a:popover-open{display:grid}'],
    ['paper', '@media print{.a{display:none}}'],
    ['a state at a width', '@media (min-width:768px){.a:focus-visible{color:red}}'],
  ])('leave out %s', (_, rule) => expect(criticalRules(rule)).toBe(''));

  it.each([
    ['an attribute that an element has', '.a[data-size="h1"]{color:red}'],
    ['any value of an attribute', '.a[data-size]{color:red}'],
    ['the absence of an attribute', '.a:not([data-current]){color:red}'],
    ['one of several attributes', '.a:is([data-current],[data-size]){color:red}'],
    ['an attribute that scripts set', ':root[data-motion="reduced"] .a{color:red}'],
  ])('hold a rule for %s', (_, rule) =>
    expect(criticalRules(rule, attributesOf('<p class="a" data-size="h1">'))).toBe(rule),
  );

  it.each([
    ['an attribute', '.a[data-current]{color:red}'],
    ['a value', ".a[data-size='h2']{color:red}"],
    ['an attribute within', '.a:has(> [data-current])::after{color:red}'],
  ])('leave out a rule for %s that no element has', (_, rule) =>
    expect(criticalRules(rule, attributesOf('<p class="a" data-size="h1">'))).toBe(''),
  );

  it('hold the other selectors of a list', () =>
    expect(criticalRules('.a,.b:hover{color:red}')).toBe('.a{color:red}'));
});

it('properties that a page uses are declared with those that they use', () => {
  const declarations =
    ':root{--a:1;--b:var(--a);--c:3}@media (prefers-contrast:more){:root{--a:2;--c:4}}';
  expect(usedProperties(declarations, '.x{width:var(--b)}')).toBe(
    ':root{--a:1;--b:var(--a);}@media (prefers-contrast:more){:root{--a:2;}}',
  );
});

describe('the output of styled-components', () => {
  const end = (order: number, id: string, names: string) =>
    `data-styled.g${order}[id="${id}"]{content:"${names},"}/*!sc*/\n`;

  it('is read in groups', () => {
    const tags = `<style data-styled="true">.a{color:red;}/*!sc*/\n.a:hover{color:blue;}/*!sc*/\n${end(3, 's1', 'a')}.b{top:0;}/*!sc*/\n${end(1, 's2', 'b')}</style>`;
    expect(extractGroups(tags)).toEqual([
      group(3, 'a', '.a{color:red}', '.a:hover{color:blue}'),
      group(1, 'b', '.b{top:0}'),
    ]);
  });

  it.each([
    ['two elements', `<style>${end(1, 'a', 'b')}</style><style></style>`],
    ['rules without the end of their group', '<style>.a{color:red;}/*!sc*/\n</style>'],
    [
      'other ends of rules',
      '<style>.a{color:red;}/*!*/data-styled.g1[id="a"]{content:"b,"}</style>',
    ],
  ])('is refused with %s', (_, tags) =>
    expect(() => extractGroups(tags)).toThrow(/styled-components/),
  );
});

describe('a page with a stylesheet', () => {
  const groups = [
    group(1, 'first', '.first{animation:fade}', '.first:hover{color:red}'),
    group(2, 'panel', '.panel{color:blue}'),
    group(3, 'below', '.below{color:green}'),
    group(4, 'fade', '@keyframes fade{from{opacity:0}}'),
    group(5, 'new', '.new{color:white}'),
  ];
  const markup = `<div class="first"><div popover="auto" class="panel"><div>1</div></div></div>${LINK}<p class="below new">2</p>${LINK}<footer></footer>`;
  const page = { markup, groups };
  const deferred = {
    href: '/assets/a.css',
    rules: rulesOfPages([{ markup, groups: groups.slice(0, 4) }]),
  };

  it('has inside it what its first screen shows, and what the stylesheet does not have', () => {
    expect(splitStyles(page, deferred).styles).toBe(
      '.first{animation:fade}@keyframes fade{from{opacity:0}}.new{color:white}',
    );
  });

  it('links it once, where the first screen ends', () => {
    expect(splitStyles(page, deferred).markup).toBe(
      markup.replace(LINK, '<link rel="stylesheet" href="/assets/a.css">').replace(LINK, ''),
    );
  });

  it('has all rules inside it where there is no stylesheet', () => {
    const { markup: whole, styles } = splitStyles(page, undefined);
    expect(whole).not.toContain('<link');
    for (const { rules } of groups) for (const rule of rules) expect(styles).toContain(rule);
  });

  it('is refused where it does not say where its first screen ends', () =>
    expect(() => splitStyles({ markup: '<p></p>', groups }, deferred)).toThrow(/first screen/));
});
