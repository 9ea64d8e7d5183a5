import { describe, expect, it } from 'vitest';
import type { NavigationGroup } from '@site/content/schema/site.ts';

import { matchRoute } from './routes.ts';
import { getMenu } from './menu.ts';

const item = (id: string, href: string, more = {}) => ({
  id,
  label: id,
  href,
  outside: !href.startsWith('/'),
  external: false,
  area: undefined,
  ...more,
});

const groups: NavigationGroup[] = [
  {
    id: 'introduction',
    label: 'Introduction',
    text: '',
    links: [
      { id: 'there', label: 'There', href: '/home/compare', outside: false, external: false },
      {
        id: 'later',
        label: 'Later',
        href: '/home/a-page-to-come',
        outside: false,
        external: false,
      },
    ],
    items: [item('overview', '/home/intro'), item('later', '/home/a-page-to-come')],
  },
  {
    id: 'support',
    label: 'Support',
    text: '',
    links: [],
    items: [
      item('inquiry', '/home/inquiry', { mobileLabel: 'Ask us' }),
      item('only-wide', '/home/connected', { mobile: false }),
    ],
  },
  {
    id: 'research',
    label: 'Research',
    text: '',
    links: [],
    items: [item('none', '/home/nothing-yet')],
  },
  {
    id: 'careers',
    label: 'Careers',
    text: '',
    links: [],
    items: [item('jobs', 'https://example.com/jobs')],
  },
];

describe('getMenu', () => {
  const menu = getMenu(groups, matchRoute('/home/intro'));

  it('contains only items whose page exists, and omits groups without any', () => {
    expect(menu.map(({ id }) => id)).toEqual(['introduction', 'support', 'careers']);
    expect(menu[0]?.items.map(({ label }) => label)).toEqual(['overview']);
    expect(menu[0]?.links.map(({ label }) => label)).toEqual(['There']);
  });

  it('marks the current group and item', () => {
    expect(menu.filter(({ current }) => current).map(({ id }) => id)).toEqual(['introduction']);
    expect(menu.flatMap(({ items }) => items).filter(({ current }) => current)).toHaveLength(1);
  });

  it('marks the list of a single item, and the nearest item for a page without one', () => {
    const press: NavigationGroup[] = [
      {
        id: 'press',
        label: 'PR',
        text: '',
        links: [],
        items: [item('press', '/press'), item('ci', '/home/ci')],
      },
      {
        id: 'introduction',
        label: 'I',
        text: '',
        links: [],
        items: [item('overview', '/home/intro')],
      },
    ];
    const listMarked = (path: string) =>
      getMenu(press, matchRoute(path)).flatMap(({ items }) =>
        items.filter(({ current }) => current).map(({ href, current }) => [href, current]),
      );
    expect(listMarked('/press/view/3')).toEqual([['/press', 'within']]);
    expect(listMarked('/press/search')).toEqual([['/press', true]]);
    expect(listMarked('/home/philosophy')).toEqual([['/home/intro', 'within']]);
  });

  it('renames and omits items in the mobile menu', () => {
    const mobile = getMenu(groups, undefined, { mobile: true });
    expect(mobile[1]?.items.map(({ label }) => label)).toEqual(['Ask us']);
  });
});
