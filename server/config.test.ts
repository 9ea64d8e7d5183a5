import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { createLog, describeError, readErrorCode, type LogFacts } from './log.ts';

test('is a local site, not production, without settings', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    production: false,
    trustProxy: false,
  });
  expect(config.dataDir).toMatch(/\/data$/);
  expect(config.publicDataFile).toMatch(/\/db\.json$/);
  expect(config.distDir).toMatch(/\/app\/dist$/);
  expect(readConfig({ PORT: '', PUBLIC_ORIGIN: '' })).toEqual(config);
});

test('is production if the origin is https', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://www.example.com' }).production).toBe(true);
  expect(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }).production).toBe(false);
});

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PUBLIC_ORIGIN', 'www.example.com'],
  ['PUBLIC_ORIGIN', 'https://www.example.com/site'],
  ['PUBLIC_ORIGIN', 'ftp://www.example.com'],
  ['TRUST_PROXY', 'perhaps'],
  ['RATE_LIMIT_SUBMISSIONS', '0'],
  ['SHUTDOWN_TIMEOUT', 'never'],
  ['PREVIEW_DATE', '2027-02-30'],
  ['SUBMISSIONS_PUBLIC_KEY', 'AAAA'],
  ['SUBMISSIONS_PUBLIC_KEY', 'not base64!'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`cannot be used:\n  ${name}: `));
});

test('refuses invalid keys, secrets and mail addresses with a description of the format', () => {
  for (const value of ['AAAA', 'not base64!']) {
    expect(() => readConfig({ SUBMISSIONS_PUBLIC_KEY: value })).toThrow(
      /must be 64 bytes.*keys show/,
    );
    expect(() =>
      readConfig({ NEWS_KEYS: `${Buffer.alloc(64, 1).toString('base64')} ${value}` }),
    ).toThrow(/NEWS_KEYS\.[12]: must be 64 bytes.*keys show/);
    expect(() => readConfig({ SERVER_SECRET: value })).toThrow(/must be 32 random bytes/);
  }
  expect(() => readConfig({ MAIL_TO: 'office' })).toThrow(/MAIL_TO: must be one mail address/);
});

test('shows the public data of another date in previews only', () => {
  expect(readConfig({ PREVIEW_DATE: '2027-01-15' }).previewDate).toBe('2027-01-15');
  expect(() =>
    readConfig({ PREVIEW_DATE: '2027-01-15', PUBLIC_ORIGIN: 'https://www.example.com' }),
  ).toThrow(/PREVIEW_DATE/);
});

test('requires different ports for the site, its metrics and the private listener', () => {
  expect(() => readConfig({ PORT: '3000', MONITORING_PORT: '3000' })).toThrow(/are the same/);
  expect(() => readConfig({ PORT: '3000', DESK_PORT: '3000' })).toThrow(
    /PORT and DESK_PORT are the same/,
  );
  expect(() => readConfig({ MONITORING_PORT: '1', DESK_PORT: '1' })).toThrow(
    /MONITORING_PORT and DESK_PORT are the same/,
  );
  expect(readConfig({ PORT: '0', MONITORING_PORT: '0' }).monitoringPort).toBe(0);
});

test('refuses an invalid number and states the range', () => {
  for (const value of ['65536', 'http', '1.5'])
    expect(() => readConfig({ PORT: value })).toThrow(
      /  PORT: must be a whole number from 0 to 65535$/,
    );
});

test.each([
  ['true', 'x-forwarded-for'],
  ['X-Forwarded-For', 'x-forwarded-for'],
  ['forwarded', 'forwarded'],
  ['no', false],
])('TRUST_PROXY=%s reads %s', (value, header) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(header);
});

test('logs only the kind and the source position of an unexpected error', () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  log('request.failed', describeError(new TypeError('canary@example.com')));
  const line = JSON.parse(lines[0] ?? '') as LogFacts;
  expect(line).toMatchObject({ event: 'request.failed', code: 'TypeError' });
  expect(line.thrownAt).toMatch(/^server\/config\.test\.ts:\d+:\d+/);
  expect(lines[0]).not.toContain('canary');
});

test('logs only declared facts', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => void lines.push(line),
    () => new Date(0),
  );
  const facts = { status: 422, code: 'a b', email: 'canary@example.com', milliseconds: 'canary' };
  log('inquiry.refused', facts as unknown as LogFacts);
  log('pages.rendered', { count: 2 });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","event":"inquiry.refused","status":422}\n',
    '{"time":"1970-01-01T00:00:00.000Z","event":"pages.rendered","count":2}\n',
  ]);
  expect(readErrorCode(new TypeError('canary'))).toBe('TypeError');
  expect(readErrorCode(Object.assign(new Error('canary'), { code: 'ENOSPC' }))).toBe('ENOSPC');
  expect(readErrorCode('canary')).toBe('unknown');
});
