/**
 * Starts the server: pages, API and data in one process. Settings come from the environment
 * (`config.ts`). SIGINT and SIGTERM stop it after the requests in progress.
 */
import path from 'node:path';
import type { NewsVersionFacts } from '@site/contract/news';

import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { DESK_COMMAND } from './desk-command.ts';
import { boundLog, createLog } from './log.ts';
import { StartError } from './start-error.ts';
import { DEPARTMENTS } from './submissions/departments.ts';
import type { SiteRecipients } from './submissions/keys.ts';

// React's renderer is several times slower in development mode.
process.env['NODE_ENV'] ??= 'production';
// Only this user can read the files that the server writes.
process.umask(0o077);

/** Stops the server on SIGINT or SIGTERM; a second signal ends it immediately. */
function stopOnSignal(app: App): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

/** Lets the server continue if the reader of a pipe closes it. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

async function start(): Promise<void> {
  ignoreClosedPipes();
  const config = readConfig(process.env);
  const app = await createApp(config, boundLog(createLog()));
  // The handlers are set before the server reports that it runs, because a signal may follow immediately.
  stopOnSignal(app);
  let port: number;
  try {
    port = await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }

  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const site = `http://${host}:${port}`;
  console.log(
    [
      '',
      `  Site  ${site}/`,
      `  API   ${site}/api/openapi.json`,
      `  Data  ${config.publicDataFile} (public), ${describeStore(config)} (submissions, sealed)`,
      `  News  ${describeNews(app.getNews(), config)}`,
      ...describePrivateListener(app, config),
      ...(isProxyLikely(config) ? PROXY_WARNING : []),
      ...(app.recipients ? describeClosedForms(app.recipients) : CLOSED_WARNING),
      ...(app.recipients?.isOneKey && !app.recipients.demonstration ? ONE_KEY_NOTE : []),
      ...(app.recipients?.demonstration ? DEMONSTRATION_WARNING : []),
      '',
    ].join('\n'),
  );
  await app.warmUp();
}

/** Returns where submissions are stored, without the credentials of a database. */
const describeStore = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl === undefined ? dataDir : `PostgreSQL at ${new URL(databaseUrl).host}`;

/** Returns which news the site shows. */
const describeNews = (
  { number, publishedAt, key }: NewsVersionFacts,
  { publicDataFile }: Config,
): string =>
  number === 0
    ? `${path.basename(publicDataFile)}, and its later changes`
    : `version ${number}, published ${publishedAt} by the key ${key}; news in ${path.basename(publicDataFile)} are not shown`;

const describePrivateListener = (app: App, { deskHost }: Config): readonly string[] =>
  app.deskPort() === undefined
    ? []
    : [`  Desk  http://${deskHost}:${app.deskPort()} (signed requests only)`];

const DEMONSTRATION_WARNING = [
  '',
  '  What visitors send is sealed to a DEMONSTRATION KEY that is in the data folder itself.',
  '  Good for trying things out. For a real site make a key pair elsewhere with',
  `  \`${DESK_COMMAND} keys new <file>\` and set SUBMISSIONS_PUBLIC_KEY here.`,
];
/** Returns whether the server probably runs behind a proxy: its origin is https, and it has no TLS. */
const isProxyLikely = ({ production, trustProxy }: Config): boolean =>
  production && trustProxy === false;

const PROXY_WARNING = [
  '',
  '  PUBLIC_ORIGIN is https and TRUST_PROXY is not set: all visitors behind the proxy count as ONE',
  '  network, and share its limits. If the proxy sets X-Forwarded-For, set TRUST_PROXY=true; if it',
  '  sets Forwarded (RFC 7239), set TRUST_PROXY=forwarded.',
];
/** Lists the departments whose forms are closed because the file names no officer for them. */
function describeClosedForms({ departments, isOneKey }: SiteRecipients): readonly string[] {
  const names = isOneKey ? [] : DEPARTMENTS.filter((department) => !departments[department]);
  if (names.length === 0) return [];
  return ['', `  CLOSED, because DEPARTMENTS_FILE names no officers for it: ${names.join(', ')}.`];
}

const ONE_KEY_NOTE = [
  '',
  '  ONE KEY opens the submissions of all forms, also reports of the hotline; the audit committee cannot be chosen.',
  '  For a key of each department set DEPARTMENTS_FILE (docs/desk.md, "Keys of departments").',
];
const CLOSED_WARNING = [
  '',
  '  The forms are CLOSED: PUBLIC_ORIGIN is https, and neither SUBMISSIONS_PUBLIC_KEY nor DEPARTMENTS_FILE is set.',
  `  Make a key pair elsewhere with \`${DESK_COMMAND} keys new <file>\` and set its public key here.`,
];

start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
});
