import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import type { Engine, Key } from './visitor.ts';

/** The code points by which WebDriver names keys. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** The address of the collector, to which it reports. */
const COLLECTOR = '/engines/collector.js';

/** Runs in a page before its own scripts. Reports errors of the console and violations of the policy. */
function collect(address: string): void {
  const report = (problem: unknown) => navigator.sendBeacon(address, String(problem));
  const log = console.error.bind(console);
  console.error = (...values) => {
    report(values.join(' '));
    log(...values);
  };
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
  // Errors of files that fail to load do not bubble.
  const reportError = ({ message, target }: ErrorEvent) =>
    report(message ?? (target as Element).outerHTML);
  addEventListener('error', reportError, true);
}

/** Serves the site with the collector in its documents, because WebKitWebDriver does not expose the console. */
const createProxy = (origin: string, onProblem: (problem: string) => void): Server =>
  createServer(async (request, response) => {
    const { url, method = 'GET' } = request;
    if (url === COLLECTOR) {
      if (method === 'POST') onProblem(await text(request));
      response.setHeader('content-type', 'text/javascript');
      response.end(`(${collect.toString()})('${COLLECTOR}')`);
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = request.pipe(send(origin + url, { method, headers }));
    const [upstreamResponse] = (await once(upstream, 'response')) as [IncomingMessage];
    const { 'content-length': _length, ...forwardedHeaders } = upstreamResponse.headers;
    response.writeHead(upstreamResponse.statusCode ?? 500, forwardedHeaders);
    if (upstreamResponse.headers['content-type']?.startsWith('text/html'))
      response.end(
        (await text(upstreamResponse)).replace(
          '<head>',
          `<head><script src="${COLLECTOR}"></script>`,
        ),
      );
    else upstreamResponse.pipe(response);
  });

/** Listens on a free port and resolves with it. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts the driver at `WEBKIT_DRIVER_PATH` on a virtual display. */
export async function startWebKit(origin: string): Promise<Engine> {
  const { WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = process.env;
  let problems: string[] = [];
  const proxy = createProxy(origin, (problem) => problems.push(problem));
  const site = `http://localhost:${await listen(proxy)}`;

  const screen = spawn(XVFB_PATH, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout.setEncoding('utf8'), 'data');

  // The driver cannot choose a free port itself.
  const free = createServer();
  const port = await listen(free);
  await once(free.close(), 'close');
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });

  /** Sends a command of WebDriver and resolves with its value. */
  async function sendCommand<Value>(method: string, at: string, body: object = {}): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { message: string } };
    if (!response.ok) throw new Error(`${at}: ${value.message}`);
    return value;
  }
  while (!(await sendCommand('GET', '/status').catch(() => false))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await setTimeout(50);
  }

  return {
    async openTab() {
      problems = [];
      const { sessionId } = await sendCommand<{ sessionId: string }>('POST', '/session', {
        capabilities: {},
      });
      const session = `/session/${sessionId}`;
      const post = <Value>(name: string, body: object) =>
        sendCommand<Value>('POST', `${session}/${name}`, body);
      const perform = (type: 'key' | 'pointer', actions: readonly object[]) =>
        post('actions', { actions: [{ id: type, type, actions }] });
      const pressKeys = (keys: string) =>
        perform(
          'key',
          [...keys].flatMap((value) =>
            ['keyDown', 'keyUp'].map((keyEvent) => ({ type: keyEvent, value })),
          ),
        );
      return {
        open: (address) => post('url', { url: site + address }),
        run: (source) =>
          post('execute/async', { script: `${source}.then(arguments[0])`, args: [] }),
        click: (x, y) =>
          perform('pointer', [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
        press: (key) => pressKeys(KEYS[key]),
        type: pressKeys,
        resize: (width, height) => post('window/rect', { width, height }),
        problems: () => problems,
        close: () => sendCommand('DELETE', session),
      };
    },
    async close() {
      driver.kill();
      screen.kill();
      proxy.closeAllConnections();
      await once(proxy.close(), 'close');
    },
  };
}
