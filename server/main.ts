/**
 * Starts the site: pages, API and data in one process. Settings come from the environment
 * (`config.ts`); Ctrl-C or SIGTERM ends it cleanly.
 */
import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

// React's renderer is several times slower, and wordier, in its development mode.
process.env['NODE_ENV'] ??= 'production';
// Whatever is written belongs to this user alone.
process.umask(0o077);

const hint = (error: NodeJS.ErrnoException, { host, port }: Config): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023.`;
  return `${host}:${port} cannot be listened on (${error.code ?? error.message}).`;
};

/** Ctrl-C or SIGTERM: finishes what was begun, then ends. */
function endOnSignal(app: App): void {
  let ending = false;
  const end = (): void => {
    // Whoever asks twice does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config, createLog());
  // Before anyone can know that it runs, so that nobody ends it any other way.
  endOnSignal(app);
  let port: number;
  try {
    port = await app.listen();
  } catch (error) {
    await app.close();
    throw new StartError(hint(error as NodeJS.ErrnoException, config));
  }

  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const site = `http://${host}:${port}`;
  console.log(
    [
      '',
      `  Site  ${site}/`,
      `  API   ${site}/api/`,
      `  Data  ${config.publicDataFile} (public), ${placeOf(config)} (submissions, sealed)`,
      ...(app.recipient ? [] : CLOSED),
      ...(app.recipient?.demonstration ? DEMONSTRATION : []),
      '',
    ].join('\n'),
  );
  app.warmUp();
}

/** Where submissions are, without the name and password that open a database. */
const placeOf = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl === undefined ? dataDir : `PostgreSQL at ${new URL(databaseUrl).host}`;

const DEMONSTRATION = [
  '',
  '  What visitors send is sealed to a DEMONSTRATION KEY that lies in the data folder itself.',
  '  Good for trying things out. For a real site make a key pair elsewhere with',
  '  `npm run desk -- keys new <file>` and set SUBMISSIONS_PUBLIC_KEY here.',
];
const CLOSED = [
  '',
  '  The forms are CLOSED: PUBLIC_ORIGIN is https, and SUBMISSIONS_PUBLIC_KEY is not set.',
  '  Make a key pair elsewhere with `npm run desk -- keys new <file>` and set its public key here.',
];

start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
});
