import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { WINDOWS_STARTER } from '../../scripts/pack-desk.ts';
import { SETTING_NAMES } from '../../server/config.ts';
import { LOG_EVENTS } from '../../server/log.ts';
import { createFolder } from './fixture/dist.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
const read = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');
const UNITS = readdirSync(DEPLOY).filter((name) => /\.(?:service|timer)$/.test(name));

const ANALYZE = '/usr/bin/systemd-analyze';
const NO_SYSTEMD = 'systemd-analyze is not installed; on Debian: apt-get install systemd';
/** Of 100; units without hardening have 96. */
const EXPOSURE_MAX = 20;

/** Copies the units with the paths of existing programs, like an installed release. */
function copyUnits(): string[] {
  const folder = createFolder();
  return UNITS.map((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, read(name).replaceAll(/^ExecStart=.*$/gm, 'ExecStart=/bin/true'));
    return file;
  });
}

test('systemd accepts the units', (context) => {
  if (!existsSync(ANALYZE)) context.skip(NO_SYSTEMD);
  const { status, stderr } = spawnSync(ANALYZE, ['verify', ...copyUnits()], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the units have no access to what they do not need', (context) => {
  if (!existsSync(ANALYZE)) context.skip(NO_SYSTEMD);
  const options = ['security', '--offline=true', `--threshold=${EXPOSURE_MAX}`];
  for (const unit of copyUnits().filter((file) => file.endsWith('.service')))
    expect([unit, spawnSync(ANALYZE, [...options, unit]).status]).toEqual([unit, 0]);
});

test('the server reads every setting of the examples', () => {
  const knownNames = new Set([...SETTING_NAMES, 'NODE_ENV']);
  const namedSettings = [
    ...[...read('site.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name),
    ...[...read('site@.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((setting) => setting.split('=')[0]),
    ),
    ...[...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((setting) => setting.split('=')[0]),
    ),
  ];
  expect(namedSettings.length).toBeGreaterThan(10);
  expect(namedSettings.filter((name) => !knownNames.has(name ?? ''))).toEqual([]);
});

test('a document describes exactly the settings that the server reads', () => {
  const table = readFileSync(path.join(DEPLOY, '..', 'docs', 'settings.md'), 'utf8');
  const describedSettings = [...table.matchAll(/^\| ((?:`[A-Z_]+`,? ?)+)/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => String(name)),
  );
  // The settings of the build in tests.
  const internal = new Set(['DIST_DIR']);
  expect(describedSettings.toSorted()).toEqual(
    SETTING_NAMES.filter((name) => !internal.has(name)).toSorted(),
  );
});

test('a system call that a unit does not allow is refused, because copying a file tries one', () => {
  for (const name of UNITS.filter((unit) => read(unit).includes('SystemCallFilter=~')))
    expect([name, /^SystemCallErrorNumber=EPERM$/m.test(read(name))]).toEqual([name, true]);
});

test('the programs of a release can be run by a shell', () => {
  const folder = path.join(DEPLOY, 'bin');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    execFileSync('sh', ['-n', file]);
    expect([name, statSync(file).mode & 0o111]).toEqual([name, 0o111]);
  }
});

test('the starter for Windows runs the files of a release with its Node, and passes on arguments and status', () => {
  const lines = WINDOWS_STARTER.split('\r\n');
  // Lines without a carriage return are misread by a command prompt.
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(lines[0]).toBe('@echo off');
  // Paths with spaces or special characters are quoted.
  expect(lines).toContain('node "%~dp0..\\desk\\desk.mjs" %*');
  expect(lines).toContain('set "PATH=%~dp0..\\node\\bin;%PATH%"');
  expect(lines.slice(-4)).toEqual([
    'set "STATUS=%ERRORLEVEL%"',
    'if not "%STATUS%"=="0" if "%~1"=="" pause',
    'exit /b %STATUS%',
    '',
  ]);
  // Both starters name a missing or old Node.
  for (const text of [WINDOWS_STARTER, read('bin/desk')])
    expect(text).toMatch(/>= 24 \? 0 : 1\)[^]*Node 24 or later is needed/);
  // It starts the same file as the starter for other systems.
  expect(read('bin/desk')).toContain('"$folder/desk/desk.mjs" "$@"');
});

test('a server continues with the files of its release after the link points to the next one', async () => {
  const folder = createFolder();
  for (const release of ['old', 'next']) {
    const files = {
      'bin/server': read('bin/server'),
      'server/dist/late.js': `console.log('${release}');`,
      'package.json': '{"type":"module"}',
      'server/dist/main.js': `process.stdin.once('data', () => import('./late.js').then(() => process.exit()));
        console.log('started');`,
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, release, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: 0o755 });
    }
  }
  const link = path.join(folder, 'site');
  symlinkSync('old', link);
  const environment = { PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}` };
  const server = spawn(path.join(link, 'bin', 'server'), { env: environment });
  const ended = once(server, 'close');
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(server.stdout, 'data');
  symlinkSync('next', path.join(folder, 'site-next'));
  renameSync(path.join(folder, 'site-next'), link);
  server.stdin.write('go on\n');
  await ended;
  expect(output).toBe('started\nold\n');
});

const PROMTOOL = '/usr/bin/promtool';

test('Prometheus accepts the alarms', (context) => {
  if (!existsSync(PROMTOOL))
    context.skip('promtool is not installed; on Debian: apt-get install prometheus');
  const { status, stderr } = spawnSync(
    PROMTOOL,
    ['check', 'rules', path.join(DEPLOY, 'alerts.yml')],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the page on monitoring explains every event, and alarms name existing events', () => {
  const page = readFileSync(path.join(DEPLOY, '..', 'docs', 'monitoring.md'), 'utf8');
  const explainedEvents = [...page.matchAll(/^\| `([a-z-]+\.[a-z]+)`/gm)].map(
    ([, event = '']) => event,
  );
  expect(explainedEvents.toSorted()).toEqual([...LOG_EVENTS].toSorted());
  const alarmedEvents = [...read('alerts.yml').matchAll(/event=~?"([^"]+)"/g)].flatMap(
    ([, events = '']) => events.split('|'),
  );
  expect(alarmedEvents.length).toBeGreaterThan(8);
  expect(
    alarmedEvents.filter((event) => !(LOG_EVENTS as readonly string[]).includes(event)),
  ).toEqual([]);
});

const CONTAINERFILE = read('Containerfile');

test('the Containerfile ends as a user without privileges, with existing programs and folders', () => {
  const root = path.join(DEPLOY, '..');
  const [build = '', image = ''] = CONTAINERFILE.split(/^FROM .*$/m).slice(1);
  // The programs and folders that the build copies and runs.
  expect(build).toContain('COPY . .');
  const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const [, file = ''] of build.matchAll(/\bnode (\S+)/g))
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  for (const [, name = ''] of build.matchAll(/npm run (\S+)/g))
    expect(scripts.scripts).toHaveProperty(name);
  // Nothing runs as root after the user is set.
  const user = image.indexOf('USER node');
  expect(user).toBeGreaterThan(image.indexOf('RUN '));
  expect(image.lastIndexOf('RUN ')).toBeLessThan(user);
  const [, release, program = ''] = /CMD \["(\/opt\/site)\/(bin\/[a-z]+)"\]/.exec(image) ?? [];
  expect(image).toContain(`COPY --from=build --chown=root:root /source/release/site ${release}`);
  expect(existsSync(path.join(DEPLOY, program))).toBe(true);
  const ignoredFiles = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  expect(ignoredFiles).toEqual(expect.arrayContaining(['.git', 'data', 'deploy/site.env']));
});
