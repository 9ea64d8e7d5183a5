import { describe, expect, it } from 'vitest';
import { getPage, getPanel, assembleSite } from '../../app/site-build/content/assemble.ts';
import { withPlainSpaces } from '../../app/src/shared/language/no-break.ts';
import { readLibrary } from '@site/content/library/library.ts';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  RESERVATION_DAYS_AHEAD,
  RESERVATION_KEPT_DAYS,
} from '@site/contract/limits';
import { INQUIRY_CATEGORIES } from '@site/contract/inquiry';

/** The facts of the specification, word for word and figure for figure. */

const { library } = readLibrary();
const home = { ko: getPage(library, 'ko', 'home'), en: getPage(library, 'en', 'home') };

const getAddresses = (...names: string[]): string[] => names.map((name) => `/home/${name}`);

const getFigures = (page: typeof home.en): string[] =>
  page.blocks.flatMap((block) =>
    block.type === 'figures'
      ? block.items.map(({ qualifier, value, unit, label }) =>
          [qualifier, value, unit, label].filter(Boolean).join(' '),
        )
      : [],
  );

describe('the company in figures', () => {
  it('are on the home page', () => {
    expect(getFigures(home.en)).toEqual([
      'about 1,400 employees in Korea',
      'about 24,430 employees overseas',
      '12 factories in 8 countries',
      '320 patents as of August 2021',
    ]);
    expect(getFigures(home.ko)).toEqual([
      '약 1,400 명 국내 임직원',
      '약 24,430 명 해외 임직원',
      '12 곳 8개국에서 가동 중인 공장',
      '320 건 특허 (2021년 8월 기준)',
    ]);
  });

  it('are in the overview', () => {
    const texts = {
      ko: withPlainSpaces(JSON.stringify(getPage(library, 'ko', 'intro'))),
      en: withPlainSpaces(JSON.stringify(getPage(library, 'en', 'intro'))),
    };
    for (const fact of [
      '1974년 9월 1일',
      '국내 약 1,400명, 해외 약 24,430명',
      '8개국 12개',
      '320건 (2021년 8월 기준)',
    ])
      expect(texts.ko).toContain(fact);
    for (const fact of [
      'September 1, 1974',
      'about 1,400 in Korea',
      'about 24,430 overseas',
      '12 in 8 countries',
      '320 (as of August 2021)',
    ])
      expect(texts.en).toContain(fact);
  });

  it('are the sums of the sites: 12 factories in 8 countries, 16 sites overseas', () => {
    const factories = library.sites.filter((site) => site.factory);
    expect(factories).toHaveLength(12);
    expect(new Set(factories.map((site) => site.countryCode)).size).toBe(8);
    expect(library.sites.filter((site) => site.overseas)).toHaveLength(16);
  });

  it('contain no sums and counts of years that the specification does not state', () => {
    const everything = JSON.stringify(library.files.map(({ value }) => value));
    expect(everything).not.toMatch(/25,830|쉰두 해|5[123] years|5[123]년/);
  });
});

describe('the home page', () => {
  const links = JSON.stringify([home.ko.blocks, home.ko.next]);

  it('announces the employment notice from its first to its last day, with a link to its page', () => {
    const bar = home.en.blocks.find((block) => block.type === 'notice-bar');
    expect(bar?.items).toMatchObject([
      { from: '2026-11-16', until: '2026-12-06', link: { href: '/home/recruit' } },
    ]);
    expect(bar?.items[0]?.link.label).toMatch(/^Move\b/);
  });

  it.each([
    '/home/intro',
    '/home/history',
    '/home/connected',
    '/home/eco',
    '/home/intelligent',
    '/home/communication',
    '/home/esg',
    '/home/recruit',
    '/home/personnel',
    '/home/network?tab=domestic',
    '/home/network?tab=overseas',
  ])('links to %s', (href) => {
    expect(links).toContain(`"href":"${href}"`);
  });
});

describe('the navigation', () => {
  const { navigation, footer } = assembleSite(library, 'en');
  const paths = Object.fromEntries(
    navigation.map(({ id, items }) => [id, items.map(({ href }) => href)]),
  );

  it('has the seven groups of the specification in order', () => {
    expect(navigation.map(({ id }) => id)).toEqual([
      'introduction',
      'business',
      'research',
      'esg',
      'press',
      'careers',
      'support',
    ]);
    expect(paths).toEqual({
      introduction: getAddresses(
        'intro',
        'greeting',
        'history',
        'vision',
        'finance',
        'authentication',
        'network',
      ),
      business: getAddresses('connected', 'eco', 'intelligent'),
      research: getAddresses('r&d'),
      esg: getAddresses('esg', 'environment', 'social', 'governance', 'growth'),
      press: ['/press', '/home/ci', '/home/stand-in?tab=audiovisual'],
      careers: [
        ...getAddresses('recruit', 'personnel', 'duty'),
        '/home/stand-in?tab=recruitment',
        '/home/faq',
      ],
      support: ['/home/inquiry', '/home/communication', '/notice', '/home/reservation'],
    });
  });

  it('omits reservation in the mobile menu, and names communication online communication there', () => {
    const items = navigation.flatMap((group) => group.items);
    expect(items.filter((item) => item.mobile === false).map(({ href }) => href)).toEqual([
      '/home/reservation',
    ]);
    expect(items.filter((item) => item.mobileLabel)).toMatchObject([
      { href: '/home/communication', mobileLabel: 'Online communication' },
    ]);
  });

  it('links to the audio-visual site, and to the recruitment site in a new tab, also on phones', () => {
    const elsewhere = navigation.flatMap(({ items }) => items).filter(({ outside }) => outside);
    expect(elsewhere.map(({ id, mobile = true, external }) => [id, mobile, external])).toEqual([
      ['audiovisual', true, false],
      ['recruitment-site', true, true],
    ]);
  });

  it('has pages that stand in for other sites, which search engines do not find', () => {
    const elsewhere = [...navigation.flatMap(({ items }) => items), ...footer.related].filter(
      ({ outside }) => outside,
    );
    expect(elsewhere).toHaveLength(4);
    for (const { href } of elsewhere) {
      const tab = new URL(href, 'https://site.test').searchParams.get('tab') ?? '';
      for (const language of ['ko', 'en'] as const)
        expect(getPanel(library, language, 'stand-in', tab).description).toMatch(
          language === 'ko' ? /예시/ : /sample/i,
        );
    }
    expect(library.pages.get('stand-in')?.unlisted).toBe(true);
  });

  it('ends with reservation, privacy and terms, with accessibility, the cable subsidiary and the 50th anniversary', () => {
    expect(footer.links.map(({ href }) => href)).toEqual([
      '/home/reservation',
      '/home/privacy',
      '/home/terms',
      '/home/accessibility',
    ]);
    expect(footer.related.map(({ id, outside }) => [id, outside])).toEqual([
      ['cable', true],
      ['anniversary', true],
    ]);
  });
});

describe('the inquiry', () => {
  const source = library.forms.inquiry;
  if (!source) throw new Error('content/forms/inquiry.json is missing.');
  const { fields, consent } = source;

  it('offers the categories that the backend accepts', () => {
    expect(Object.keys(fields.category.options)).toEqual([...INQUIRY_CATEGORIES]);
  });

  it('states the limit and the types of attachments as they are enforced', () => {
    const megabytes = ATTACHMENT_MAX_BYTES / 1024 / 1024;
    expect(fields.attachment.hint?.ko).toContain(`${megabytes}MB 이하`);
    expect(fields.attachment.hint?.en).toContain(`${megabytes} MB or less`);
    for (const type of Object.keys(ATTACHMENT_TYPES))
      expect(fields.attachment.hint?.en).toContain(type.toUpperCase());
  });

  it('gives the four notices, and explains the consequence of refusing', () => {
    expect(consent.notices.map(({ term }) => term.en)).toEqual([
      'Purpose',
      'Data collected',
      'How long we keep it',
      'Your right to refuse',
    ]);
    expect(consent.notices[3]?.text.en).toContain('limited');
  });

  it('has eight departments, each with a phone and a mail address', () => {
    expect(library.departments).toHaveLength(8);
    expect(new Set(library.departments.map(({ phone }) => phone)).size).toBe(8);
    for (const { email } of library.departments) expect(email).toMatch(/@example\.com$/);
  });
});

describe('the finance page', () => {
  const texts = {
    ko: JSON.stringify(getPage(library, 'ko', 'finance')),
    en: JSON.stringify(getPage(library, 'en', 'finance')),
  };

  it('states amounts in the two units of the specification', () => {
    for (const unit of ['억원', '백만원']) expect(texts.ko).toContain(`"label":"${unit}"`);
    for (const unit of ['KRW 100 million', 'KRW million'])
      expect(texts.en).toContain(`"label":"${unit}"`);
  });

  it('states how often taxes are investigated', () => {
    expect(texts.ko).toContain('4~5년마다');
    expect(texts.en).toContain('every four to five years');
  });

  it('has assets that are the sum of liabilities and equity, and rates that are derived from the amounts', () => {
    const charts = library.pages.get('finance')?.blocks.find(({ type }) => type === 'charts');
    const getValues = (title: string, label = title) =>
      charts?.type === 'charts'
        ? (charts.items
            .find((item) => item.title.en.startsWith(title))
            ?.series.find((candidate) => candidate.label.en === label)
            ?.values.filter((amount) => amount !== null) ?? [])
        : [];
    const computeRate = (part: number[], whole: number[]) =>
      part.map((amount, year) => Math.round((amount / (whole[year] ?? 1)) * 1000) / 10);
    const profit = getValues('Operating profit');
    expect(getValues('Operating margin')).toEqual(computeRate(profit, getValues('Revenue')));
    const liabilities = getValues('Assets', 'Liabilities');
    expect(getValues('Liabilities to equity')).toEqual(
      computeRate(liabilities, getValues('Assets', 'Equity')),
    );
  });
});

describe('the reservation', () => {
  const source = library.forms.reservation;
  if (!source) throw new Error('content/forms/reservation.json is missing.');

  it('offers the sites in Korea, each with its rules', () => {
    const offeredSites = source.rules.sites.map(({ site }) => site);
    const korean = library.sites.filter(({ overseas }) => !overseas).map(({ id }) => id);
    expect(korean).toEqual(offeredSites);
  });

  it('confirms the receipt with the words of the specification', () => {
    expect(source.sent.heading).toEqual({
      ko: '방문예약이 정상적으로 접수되었습니다',
      en: 'Reservation received normally',
    });
  });

  it('states how long it is stored, and how far in advance a visit can be', () => {
    expect(RESERVATION_KEPT_DAYS).toBe(365);
    expect(source.consent.notices[2]?.text.ko).toContain('1년');
    expect(source.fields.date.hint?.ko).toContain(`${RESERVATION_DAYS_AHEAD}일`);
    expect(source.fields.date.hint?.en).toContain(`${RESERVATION_DAYS_AHEAD} days`);
  });
});
