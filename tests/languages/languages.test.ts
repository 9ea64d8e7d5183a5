import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { prepareCompany, serve, type LocalizedCompany, type ServedSite } from './company.ts';

const KOREAN = { code: 'ko', locale: 'ko-KR', name: '한국어', label: 'KR' };
const ENGLISH = { code: 'en', locale: 'en-US', name: 'English', label: 'EN' };
const GERMAN = { code: 'de', locale: 'de-DE', name: 'Deutsch', label: 'DE', standIn: 'en' };
const SPANISH = {
  code: 'es',
  locale: 'es-MX',
  name: 'Español',
  label: 'ES',
  standIn: 'en',
  publishedFrom: 60,
};

const CODES = ['en', 'ko', 'de', 'es'];

/** A line of a stack trace. */
const STACK = /^\s+at /m;
const HANGUL = /\p{Script=Hangul}/u;

/** Returns the alternates that a page names to search engines. */
const getAlternates = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, code = '']) => code);

/** Returns the texts that visitors see on a page. */
const getBody = (html: string): string => html.slice(html.indexOf('<body'));

function build(company: LocalizedCompany): void {
  const { status, output } = company.run('app/site-build/build.ts');
  expect(status, output).toBe(0);
}

describe('a company with English only', () => {
  let company: LocalizedCompany;
  let site: ServedSite;
  beforeAll(async () => {
    company = await prepareCompany('one', [ENGLISH]);
    build(company);
    site = await serve(company);
  }, 300_000);
  afterAll(() => site?.stop());

  it('has valid content, though its files contain texts in another language', () => {
    const { status, output } = company.run('content/check.ts');
    expect(output).toContain('Checked in 1 language:');
    expect(status).toBe(0);
  });

  it('shows English for every requested language, and has no switch', async () => {
    const { response, text } = await site.get('/home/main?lang=ko', 'language=ko');
    expect(response.headers.get('Content-Language')).toBe('en');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(getBody(text)).toContain('It lasts');
    expect(getBody(text)).not.toMatch(HANGUL);
    expect(text).not.toContain('aria-label="Language"');
    expect(getAlternates(text)).toEqual(['en', 'x-default']);
  });

  it('names one language in its sitemap', async () => {
    const { text } = await site.get('/sitemap.xml');
    expect(new Set([...text.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code))).toEqual(
      new Set(['en', 'x-default']),
    );
  });

  it('answers a refusal in English', async () => {
    const { response, text } = await site.get('/api/searches?q=a&lang=ko');
    expect(response.status).toBe(400);
    expect(Object.keys((JSON.parse(text) as { detail: object }).detail)).toEqual(['en']);
  });

  it('gets a message about a broken list of languages', () => {
    const file = path.join(company.folder, 'content/site.json');
    const list = readFileSync(file, 'utf8');
    writeFileSync(file, list.replace('"locale": "en-US"', '"locale": "!"'));
    const { status, output } = company.run('contract/build.ts');
    writeFileSync(file, list);
    expect(status).toBe(1);
    expect(output).toContain('"languages" has to list at least one language');
    expect(output).not.toMatch(STACK);
  });
});

describe('a company with four languages, and a part of its texts in Spanish', () => {
  let company: LocalizedCompany;
  let site: ServedSite;
  beforeAll(async () => {
    company = await prepareCompany('four', [ENGLISH, KOREAN, GERMAN, SPANISH], {
      de: {
        pages: { 'breadcrumb.home': 'Start' },
        problems: { query: 'Die Adresse ist ungültig.' },
      },
      es: { pages: { 'breadcrumb.home': 'Inicio' }, components: { 'dialog.close': 'Cerrar' } },
    });
    build(company);
    site = await serve(company);
  }, 300_000);
  afterAll(() => site?.stop());

  it('gets messages with the place of missing texts and their effect, never a stack trace', () => {
    const { status, output } = company.run('content/check.ts', '--language', 'es');
    expect(status).toBe(0);
    expect(output).toMatch(/Spanish: \d+ of \d+ texts \(\d+%\)\. Missing: \d+\./);
    expect(output).toContain('Visitors see missing texts in English.');
    expect(output).toContain('content/pages/terms.json: 0 of 2 (0%)');
    expect(output).toContain('  – title: Terms of use');
    expect(output).toContain('content/languages/es.json › shell › loading');
    expect(output).not.toContain('breadcrumb.home');
    expect(output).not.toMatch(STACK);
  });

  it('publishes a page with enough translations, with English for the rest', async () => {
    const { response, text } = await site.get('/home/main?lang=es');
    expect(response.headers.get('Content-Language')).toBe('es');
    expect(getBody(text)).toContain('Dura mucho');
    expect(getBody(text)).toContain('There are no openings now.');
    expect(getAlternates(text)).toEqual([...CODES, 'x-default']);
  });

  it('shows a page below the bound in the fallback language, and explains it', async () => {
    const { response, text } = await site.get('/home/terms?lang=es');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Language')).toBe('en');
    expect(getAlternates(text)).toEqual(['en', 'ko', 'de', 'x-default']);
    expect(text).toMatch(
      /href="\/home\/terms\?lang=en" hrefLang="es">.*?this page in <?!?-?-? ?-?-?>?English/,
    );
    const { text: sitemap } = await site.get('/sitemap.xml');
    expect(sitemap).toContain('/home/main?lang=es');
    expect(sitemap).not.toContain('/home/terms?lang=es');
  });

  it('exports a table for a translator, imports it, and detects changed originals', () => {
    const file = path.join(company.folder, 'table.csv');
    expect(company.run('content/check.ts', '--language', 'es', '--csv', file).status).toBe(0);
    const { data } = Papa.parse<Record<string, string>>(
      readFileSync(file, 'utf8').replace(/^\uFEFF/, ''),
      { header: true, skipEmptyLines: true },
    );
    const rows = data.map((row) => ({
      ...row,
      translation:
        row['original (en)'] === 'Terms of use'
          ? 'Condiciones, de "uso"'
          : row['path'] === '["shell","loading"]'
            ? 'Cargando'
            : '',
    }));
    writeFileSync(file, Papa.unparse(rows));
    const importResult = company.run('content/check.ts', '--language', 'es', '--import', file);
    expect(importResult.output).not.toMatch(STACK);
    expect(importResult.status, importResult.output).toBe(0);

    company.run('contract/build.ts');
    const output = company.run('content/check.ts', '--language', 'es').output;
    expect(output).toContain('content/pages/terms.json: 1 of 2 (50%)');
    expect(output).not.toContain('shell › loading');
    expect(output).toContain('Translated from an earlier original: 0.');

    const page = path.join(company.folder, 'content/pages/terms.json');
    writeFileSync(page, readFileSync(page, 'utf8').replace('"Terms of use"', '"Terms of service"'));
    const changedOutput = company.run('content/check.ts', '--language', 'es').output;
    expect(changedOutput).toContain('  ↻ title: Terms of service');

    company.run('content/check.ts', '--language', 'es', '--record');
    expect(company.run('content/check.ts', '--language', 'es').output).not.toContain('↻');
  });

  it.each([
    ['a file that is no table', 'name,value\r\n1,2\r\n', 'is not a table'],
    [
      'a row that is no text of the content',
      'file,path,original (en),translation\r\n../../etc/passwd,"[""a""]",a,b\r\n',
      'Not written',
    ],
  ])('refuses %s with a message', (_, csv, sentence) => {
    const file = path.join(company.folder, 'other.csv');
    writeFileSync(file, csv);
    const { status, output } = company.run(
      'content/check.ts',
      '--language',
      'es',
      '--import',
      file,
    );
    expect(output).toContain(sentence);
    expect(output).not.toMatch(STACK);
    expect(status).toBe(1);
  });

  it('shows each language at its address, and remembers it', async () => {
    for (const [code, words] of [
      ['ko', '오래 갑니다'],
      ['en', 'It lasts'],
      ['de', 'Es hält lange'],
    ] as const) {
      const { response, text } = await site.get(`/home/main?lang=${code}`);
      expect(response.headers.get('Content-Language')).toBe(code);
      expect(response.headers.get('Set-Cookie')).toContain(`language=${code}`);
      expect(text).toContain(`<html lang="${code}"`);
      expect(getBody(text)).toContain(words);
      expect(getAlternates(text)).toEqual([...CODES, 'x-default']);
    }
    const { response } = await site.get('/home/main', 'language=de');
    expect(response.headers.get('Content-Language')).toBe('de');
  });

  it('offers them in a menu', async () => {
    const { text } = await site.get('/home/history?lang=de');
    expect(text).toMatch(/<details[^>]*><summary[^>]*>/);
    for (const name of ['한국어', 'English', 'Deutsch', 'Español'])
      expect(getBody(text)).toContain(name);
  });

  it('has a font, a search and refusals in each of them', async () => {
    const { text } = await site.get('/home/history?lang=de');
    expect(text).toMatch(/pretendard-de-[0-9a-f]{8}\.woff2/);
    const search = await site.get('/api/searches?q=lamp&lang=de');
    expect(search.response.status).toBe(200);
    const response = await site.get('/api/searches?q=a&lang=fr');
    const { detail } = JSON.parse(response.text) as { detail: Record<string, string> };
    expect(Object.keys(detail)).toEqual(CODES);
    expect(detail['de']).toBe('Die Adresse ist ungültig.');
  });
});
