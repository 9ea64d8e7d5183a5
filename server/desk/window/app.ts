import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import * as z from 'zod';

import {
  getAllowedPath,
  readWholeBody,
  sendPageFile,
  setPageHeaders,
} from '../../http/local-page.ts';
import { PURPOSES } from '../../submissions/store.ts';
import { isSystemError } from '../failures.ts';
import {
  answerRequest,
  closeRequest,
  decisionRequest,
  getPictureType,
  idRequest,
  lockRequest,
  messageRequest,
  moveRequest,
  REQUEST_MAX_BYTES,
  textRequest,
  unlockRequest,
  type WindowState,
} from './api.ts';
import {
  answerCase,
  checkRecord,
  closeCase,
  decideCase,
  removeCase,
  finishInquiry,
  keepCase,
  listCases,
  moveCase,
  notePrint,
  openCase,
  readAttachment,
  writeMessage,
  type Work,
} from './cases.ts';
import { listFolder } from './folders.ts';
import { RefusedError } from './refused-error.ts';
import { countReports } from './statistics.ts';
import { DeskSession, type SessionOptions } from './session.ts';

/** The options of the window's server. */
export interface WindowOptions extends SessionOptions {
  /** A part of every path that is answered. */
  readonly token: string;
  /** The port that it listens on. */
  readonly port: number;
  /** The folder of the built page. */
  readonly page: string;
  /** The folder in which the file dialog starts. */
  readonly home: string;
  readonly suggested: WindowState['suggested'];
  /** Whether this machine has a store. */
  readonly hasStore: boolean;
  /** The names of the sites that accept visitors, by id. */
  readonly siteNames: WindowState['siteNames'];
  readonly now: () => Date;
}

const MINUTE = 60_000;

type Route = (body: unknown, query: URLSearchParams) => unknown;

const purpose = z.enum(PURPOSES);
const yearQuery = z.coerce.number().int().min(1970).max(9999);
const fileKind = z.enum(['key', 'copy']);

function createRoutes(
  session: DeskSession,
  { now, home, suggested, hasStore, server, siteNames, lockAfter }: WindowOptions,
): Readonly<Record<string, Route>> {
  const getState = (): WindowState => {
    const { unlocked } = session;
    return {
      ...(unlocked && {
        unlocked: {
          key: unlocked.keyName,
          ...(unlocked.storeFile !== undefined && { storeFile: unlocked.storeFile }),
        },
      }),
      lockedItself: session.lockedItself,
      lockMinutes: lockAfter / MINUTE,
      suggested: session.lastFiles ?? suggested,
      hasStore,
      ...(server !== undefined && { server }),
      siteNames,
    };
  };
  const work = <T>(task: (context: Work) => Promise<T>): Promise<T> =>
    session.run((desk) => task({ session, desk, now: now() }));
  return {
    'GET /api/state': getState,
    'GET /api/folder': (_, query) =>
      listFolder(path.resolve(query.get('path') || home), fileKind.parse(query.get('kind'))),
    'POST /api/unlock': async (body) => {
      await session.unlock(unlockRequest.parse(body));
      return getState();
    },
    'POST /api/lock': async (body) => {
      await session.lock(lockRequest.parse(body).isIdle);
      return getState();
    },
    // The desk is in use.
    'POST /api/use': () => session.run(getState),
    'GET /api/cases': (_, query) =>
      work(({ desk }) => listCases(desk, purpose.parse(query.get('purpose')), now())),
    'GET /api/statistics': (_, query) =>
      work(({ desk }) => countReports(desk, yearQuery.parse(query.get('year')))),
    'GET /api/record': () => work(checkRecord),
    'POST /api/open': (body) => work((context) => openCase(context, idRequest.parse(body).id)),
    'POST /api/printed': (body) =>
      work(async (context) => {
        await notePrint(context, idRequest.parse(body).id);
        return {};
      }),
    'PUT /api/draft': (body) => {
      const { id, text } = textRequest.parse(body);
      return work(async ({ desk }) => {
        await session.keepDraft(desk, id, text);
        return {};
      });
    },
    'POST /api/answer': (body) => work((context) => answerCase(context, answerRequest.parse(body))),
    'POST /api/message': (body) =>
      work((context) => writeMessage(context, messageRequest.parse(body))),
    'POST /api/close': (body) => work((context) => closeCase(context, closeRequest.parse(body))),
    'POST /api/decide': (body) =>
      work((context) => decideCase(context, decisionRequest.parse(body))),
    'POST /api/move': (body) => work((context) => moveCase(context, moveRequest.parse(body))),
    'POST /api/finish': (body) =>
      work(async (context) => {
        await finishInquiry(context, idRequest.parse(body).id);
        return {};
      }),
    'POST /api/delete': (body) => work((context) => removeCase(context, idRequest.parse(body).id)),
    'POST /api/keep': (body) => work((context) => keepCase(context, idRequest.parse(body).id)),
  };
}

/** Sends a value as JSON, or the reason for a refusal. */
async function answerJson(response: ServerResponse, work: () => unknown): Promise<void> {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  try {
    send(200, await work());
  } catch (error) {
    if (error instanceof RefusedError) send(error.status, error.refusal);
    else if (error instanceof z.core.$ZodError || error instanceof SyntaxError)
      send(400, { code: 'invalid' });
    else if (isSystemError(error)) send(500, { code: 'failed', reason: error.message });
    else {
      // The error message may contain decrypted content.
      console.error(error instanceof Error ? error.stack?.replace(error.message, '') : 'unknown');
      send(500, { code: 'failed' });
    }
  }
}

/** Reads the body of a request as JSON. Throws a `RefusedError` if it is too long or of another type. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  // A page of another site can only send this type after a preflight request, which is not answered.
  if (request.headers['content-type'] !== 'application/json') throw new RefusedError('invalid');
  const bytes = await readWholeBody(request, REQUEST_MAX_BYTES);
  if (!bytes) throw new RefusedError('large');
  return JSON.parse(bytes.toString('utf8'));
}

/** Sends a picture to be shown, or a file to be read by the page or saved by the user. */
async function answerAttachment(
  session: DeskSession,
  now: Date,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const isSaved = query.has('save');
  try {
    const { id } = idRequest.parse({ id: query.get('id') });
    const { name, content } = await session.run((desk) =>
      readAttachment({ session, desk, now }, id, query.get('message') ?? undefined, isSaved),
    );
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response
      .writeHead(200, {
        'Content-Type': (!isSaved && getPictureType(name)) || 'application/octet-stream',
        'Content-Disposition': isSaved
          ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
          : 'inline',
      })
      .end(content);
  } catch (error) {
    await answerJson(response, () => Promise.reject(error));
  }
}

/**
 * Creates the server of the desk's window, for its page and its API. The caller makes it listen. Closing it wipes the
 * key.
 */
export function createWindow(options: WindowOptions): Server {
  const { token, port, page } = options;
  const session = new DeskSession(options);
  const routes = createRoutes(session, options);
  const server = createServer((request, response) => {
    setPageHeaders(response);
    const at = getAllowedPath(request, { token, port });
    if (at === undefined) {
      response.writeHead(403).end();
      return;
    }
    const query = new URL(request.url ?? '', 'http://desk').searchParams;
    const route = routes[`${request.method} ${at}`];
    if (route)
      void answerJson(response, async () =>
        route(request.method === 'GET' ? undefined : await readJson(request), query),
      );
    else if (request.method === 'GET' && at === '/api/attachment')
      void answerAttachment(session, options.now(), query, response);
    else if (request.method === 'GET') void sendPageFile(page, at, response);
    else response.writeHead(405).end();
  });
  server.on('close', () => void session.lock());
  return server;
}
