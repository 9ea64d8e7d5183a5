import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Log } from '../log.ts';
import { PROBLEM_HEADERS, createProblem, type ProblemCode } from './problems.ts';

const CONNECTION_PROBLEMS: Readonly<Record<string, readonly [number, ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'malformed'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers a connection without a valid request: too slow, headers too large, or not HTTP. */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  security: Readonly<Record<string, string>>,
  log: Log,
): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, problemCode] = CONNECTION_PROBLEMS[code] ?? [400, 'malformed'];
  log('connection.refused', { status });
  const body = JSON.stringify(createProblem(status, problemCode));
  const headers = {
    ...security,
    ...PROBLEM_HEADERS,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
}
