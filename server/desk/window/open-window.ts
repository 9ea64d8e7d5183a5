import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { LOOPBACK } from '../../http/local-page.ts';
import { ROOT } from '../../root.ts';
import { StartError } from '../../start-error.ts';
import { getDemonstrationKeyFile } from '../../submissions/keys.ts';
import { storeFileIn } from '../../submissions/sqlite.ts';
import type { DeskOptions } from '../desk.ts';
import { message } from '../messages.ts';
import { createWindow } from './app.ts';

/** The built page, in the repository and in a release. */
const PAGE = path.join(ROOT, 'desk', 'dist');
const DEFAULT_PORT = 3200;
const PORT_MAX = 65_535;
/** After how long without use the desk locks itself, in milliseconds. */
const LOCK_AFTER = 10 * 60_000;

function parsePort(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > PORT_MAX)
    throw new StartError(message('window.noPort', { last: PORT_MAX, next: DEFAULT_PORT }));
  return port;
}

/**
 * Serves the window of the desk on the loopback address until the program is ended, and prints its address. Throws a
 * `StartError` where it cannot listen.
 *
 * @param port as it was typed; 3200 without
 */
export async function openWindow(
  {
    dataDir,
    databaseUrl,
    server: address,
    keyFile,
    storeFile,
    siteNames = {},
    departments,
  }: DeskOptions,
  port: string | undefined,
): Promise<void> {
  if (!existsSync(path.join(PAGE, 'index.html')))
    throw new StartError(message('window.noPage', { folder: PAGE }));
  const chosenPort = parsePort(port);
  const token = randomBytes(24).toString('base64url');
  const demonstration = getDemonstrationKeyFile(dataDir);
  const suggestedKey = keyFile ?? (existsSync(demonstration) ? demonstration : undefined);
  const server = createWindow({
    dataDir,
    databaseUrl,
    server: address,
    token,
    port: chosenPort,
    page: PAGE,
    home: homedir(),
    suggested: {
      ...(suggestedKey !== undefined && { keyFile: path.resolve(suggestedKey) }),
      ...(storeFile !== undefined && { storeFile: path.resolve(storeFile) }),
    },
    hasStore:
      address !== undefined || databaseUrl !== undefined || existsSync(storeFileIn(dataDir)),
    siteNames,
    departments,
    lockAfter: LOCK_AFTER,
    now: () => new Date(),
  });
  server.listen(chosenPort, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch {
    throw new StartError(message('window.port', { port: chosenPort, next: chosenPort + 10 }));
  }
  console.log(
    `\n  ${message('window.address')}\n  http://${LOOPBACK}:${chosenPort}/${token}/\n\n  ${message('window.stop')}\n`,
  );
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  await once(server, 'close');
}
