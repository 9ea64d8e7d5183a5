import { once } from 'node:events';
import { createServer } from 'node:net';

/** The last port that is followed by another one. */
const LAST = 65_534;

/** Returns why a server cannot listen at an address; `undefined` if it can. */
async function listenProblem(host: string, port: number): Promise<string | undefined> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return `Port ${port} is taken by another program.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this user.`;
    return `${host}:${port} cannot be listened on (${code ?? message}).`;
  }
  probe.close();
  await once(probe, 'close');
  return undefined;
}

/**
 * Returns the port in PORT, or `fallback`, if the site can listen on it and its backend on the next one. Otherwise
 * exits with a message that describes a solution.
 *
 * @param host the host of the site; by default both listen on their default host
 */
export async function findFreePorts(
  setting: string | undefined,
  fallback: number,
  host: string | undefined,
): Promise<number> {
  // An empty variable, as in `.env` files, is treated as unset.
  const port = setting ? Number(setting) : fallback;
  const isPort = Number.isInteger(port) && port >= 1 && port <= LAST;
  const problem = isPort
    ? ((await listenProblem(host ?? 'localhost', port)) ??
      (await listenProblem(host ?? '127.0.0.1', port + 1)))
    : `PORT has to be a whole number from 1 to ${LAST}, not "${setting}".`;
  if (problem === undefined) return port;
  const next = isPort && port + 10 <= LAST ? port + 10 : fallback;
  console.error(
    `\n${problem} The site takes PORT and its backend the next one: PORT=${next} npm run dev\n`,
  );
  process.exit(1);
}
