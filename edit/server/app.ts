import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getChoices, createJsonSchemas } from '@site/content/json-schemas.ts';
import { readLibrary } from '@site/content/library/library.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { getSentence } from '@site/content/library/sentences.ts';
import { findMentions, listNames, type Mention } from '@site/content/rules/mentions.ts';
import { listUnusedPhotographs } from '@site/content/rules/photographs.ts';
import { listPicturePlaces } from '@site/content/rules/picture-places.ts';
import { getContentVersion } from '@site/content/library/version.ts';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type InterfaceText,
} from '@site/contract/interface-language';
import {
  getAllowedPath,
  readWholeBody,
  sendPageFile,
  setPageHeaders,
} from '@site/server/http/local-page.ts';
import * as z from 'zod';

import { BODY_MAX, type EditorState, type FileProblem, type FileState } from '../api.ts';
import { getTitle } from './content-changes.ts';
import type { Drafts } from './drafts.ts';
import { EditError } from './edit-error.ts';
import { getPreviewAddress } from './preview-address.ts';
import type { SiteNews } from './news.ts';
import type { Proposals } from './proposals/proposals.ts';
import { createRenaming } from './renaming.ts';

/** The status of responses to errors; 409 for all others. */
const STATUS: Readonly<Partial<Record<EditError['code'], number>>> = {
  unknownFile: 404,
  broken: 422,
  name: 422,
  photograph: 422,
  disk: 500,
  send: 502,
  withdraw: 502,
  'news.unreachable': 502,
  'news.refused': 502,
  'news.busy': 502,
  'news.failed': 502,
  'news.missing': 404,
  'news.invalid': 422,
};

/** Without a value, the file will be removed. */
const fileValue = z.strictObject({ file: z.string(), value: z.unknown().optional() });
const draftsRequest = z.array(fileValue.extend({ revision: z.string() }));
const trialRequest = z.array(fileValue);
const fileRequest = z.strictObject({ file: z.string() });
/** A name or an email address without the characters that git does not store. */
const identityPart = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^<>\p{Cc}]+$/u);
const proposalRequest = z.strictObject({
  summary: z.string().max(200),
  author: z.strictObject({ name: identityPart, email: identityPart }).optional(),
  withWritten: z.boolean(),
  language: z.enum(INTERFACE_LANGUAGES),
});
const versionNumber = z.int().nonnegative();
const publishRequest = z.strictObject({ basedOn: versionNumber });
const versionRequest = z.strictObject({ number: versionNumber });
const restoreRequest = z.strictObject({ number: versionNumber, basedOn: versionNumber });
const branchRequest = z.strictObject({ branch: z.string() });
const withdrawRequest = branchRequest.extend({ keep: z.boolean() });

/** The options of the editor's server. */
export interface EditorOptions {
  readonly drafts: Drafts;
  readonly proposals: Proposals;
  /** The news of the running site; missing unless the editor is started with its server and a key. */
  readonly news: SiteNews | undefined;
  /** The first part of every address. */
  readonly token: string;
  /** The port that it listens on. */
  readonly port: number;
  /** The origin of the site with the drafts: `http://127.0.0.1:3101`. */
  readonly preview: string;
  /** The folder of the built page. */
  readonly page: string;
}

/** Splits a key such as `blocks[2].title.en` into a path. */
const getPath = (key: string): (string | number)[] =>
  [...key.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

/** Creates a text in the languages of the tools. */
const createText = (getIn: (language: InterfaceLanguage) => string): InterfaceText =>
  Object.fromEntries(
    INTERFACE_LANGUAGES.map((language) => [language, getIn(language)]),
  ) as unknown as InterfaceText;

const getProblem = ({ file, key, code, values }: Problem): FileProblem => ({
  file,
  path: getPath(key),
  text: createText((language) => getSentence(code, language, values)),
});

/** Returns a text that mentions an item, in the form of a problem. */
const getMention = ({ file, key, text }: Mention): FileProblem => ({
  file,
  path: getPath(key),
  text: createText(() => text),
});

/** The data that the state of the editor is created from. */
interface StateSource extends Pick<EditorOptions, 'drafts' | 'preview'> {
  readonly hasNews: boolean;
}

/** Creates the state of all files and of the preview. */
function createState({ drafts, preview, hasNews }: StateSource): EditorState {
  drafts.follow();
  const { library } = readLibrary(drafts.previewRoot);
  const { changes } = drafts;
  const problems = Map.groupBy(drafts.problems, ({ file }) => file);
  const files = [...new Set([...drafts.files, ...changes.keys()])].map((file): FileState => ({
    file,
    revision: drafts.getRevision(file),
    title: getTitle(library.files.find((candidate) => candidate.file === file)?.value),
    address: getPreviewAddress(library, file),
    draft: drafts.getAuthorship(file),
    changes: changes.get(file) ?? [],
    problems: (problems.get(file) ?? []).map(getProblem),
  }));
  const drawings = [...library.drawings.keys()];
  return {
    preview: {
      origin: preview,
      version: getContentVersion(drafts.previewRoot),
      outdated: drafts.outdated,
    },
    hasNews,
    blockedBy: drafts.blockedBy,
    files,
    pictures: [...drawings, ...library.photographs.keys()],
    addresses: [
      ...drawings.map((id) => `/media/${id}.svg`),
      ...[...library.photographs.values()].map(({ address }) => address),
    ],
    unusedPhotographs: listUnusedPhotographs(library),
  };
}

/** Responds to a request; the body is JSON, or the bytes of a photograph. */
type Route = (body: unknown, query: URLSearchParams) => unknown;

function createRoutes(source: StateSource): Readonly<Record<string, Route>> {
  const { drafts } = source;
  const state = () => createState(source);
  const library = () => readLibrary(drafts.previewRoot).library;
  return {
    'GET /api/state': state,
    'GET /api/schemas': () => Object.fromEntries(createJsonSchemas(getChoices(library()))),
    'GET /api/file': (_, query) => drafts.read(query.get('file') ?? ''),
    'PUT /api/files': async (body) => {
      const changes = draftsRequest.parse(body).map((draft) => ({ ...draft, value: draft.value }));
      return { drafts: await drafts.write(changes), state: state() };
    },
    'POST /api/trial': (body) => {
      const changes = trialRequest.parse(body).map((draft) => ({ ...draft, value: draft.value }));
      return drafts.trial(changes).map(getProblem);
    },
    'GET /api/mentions': (_, query) => {
      const file = query.get('file') ?? '';
      const mentions = findMentions(library(), listNames(drafts.read(file).value));
      return mentions.filter((mention) => mention.file !== file).map(getMention);
    },
    'GET /api/renaming': (_, query) =>
      createRenaming(drafts, library(), query.get('file') ?? '', query.get('name') ?? ''),
    'PUT /api/photograph': (body, query) => drafts.upload(query.get('name') ?? '', body as Buffer),
    'GET /api/photograph': (_, query) => drafts.readPhotograph(query.get('file') ?? ''),
    'GET /api/pictures': () => listPicturePlaces(library()),
    'POST /api/discard': (body) => {
      drafts.discard(fileRequest.parse(body).file);
      return state();
    },
    'POST /api/save': () => {
      drafts.save();
      return state();
    },
  };
}

const createNewsRoutes = (news: SiteNews): Readonly<Record<string, Route>> => {
  const change =
    (work: (body: unknown) => Promise<void>): Route =>
    async (body) => {
      await work(body);
      return news.read();
    };
  return {
    'GET /api/news': () => news.read(),
    'POST /api/news/open': change(() => news.open()),
    'POST /api/news/publish': change((body) => news.publish(publishRequest.parse(body).basedOn)),
    'POST /api/news/compare': (body) => news.compare(versionRequest.parse(body).number),
    'POST /api/news/restore': change((body) => {
      const { number, basedOn } = restoreRequest.parse(body);
      return news.restore(number, basedOn);
    }),
  };
};

const createProposalRoutes = (proposals: Proposals): Readonly<Record<string, Route>> => ({
  'GET /api/proposals': () => proposals.list(),
  'POST /api/propose': async (body) => {
    await proposals.propose(proposalRequest.parse(body));
    return proposals.list();
  },
  'POST /api/send': async (body) => {
    await proposals.send(branchRequest.parse(body).branch);
    return proposals.list();
  },
  'POST /api/withdraw': async (body) => {
    const { branch, keep } = withdrawRequest.parse(body);
    await proposals.withdraw(branch, keep);
    return proposals.list();
  },
  'POST /api/update': async () => {
    await proposals.update();
    return proposals.list();
  },
});

/** Returns the status and body of a response to an error. */
function getErrorResponse(error: unknown): readonly [status: number, body: object] {
  if (error instanceof EditError) {
    const { code, files, problems, output } = error;
    const texts = problems.map((problem) =>
      createText((language) => getSentence(problem.code, language, problem.values)),
    );
    return [
      STATUS[code] ?? 409,
      { code, files, ...(texts.length > 0 && { texts }), ...(output && { output }) },
    ];
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return [400, {}];
  console.error(error);
  return [500, {}];
}

async function getResponse(
  route: Route,
  request: IncomingMessage,
): Promise<readonly [status: number, body: unknown]> {
  try {
    const { searchParams } = new URL(request.url ?? '', 'http://editor');
    if (request.method === 'GET') return [200, await route(undefined, searchParams)];
    // A page of another site can only send these types after a preflight request, which is not answered.
    const isPicture = request.url?.includes('/api/photograph?') ?? false;
    const type = isPicture ? 'application/octet-stream' : 'application/json';
    if (request.headers['content-type'] !== type) return [415, {}];
    const bytes = await readWholeBody(request, BODY_MAX);
    if (!bytes) return [413, { code: 'large', files: [] }];
    const body: unknown = isPicture ? bytes : JSON.parse(bytes.toString('utf8'));
    return [200, await route(body, searchParams)];
  } catch (error) {
    return getErrorResponse(error);
  }
}

/** Returns the media type of a photograph by its file name extension. */
const getImageType = (ending: string): string => `image/${ending === 'jpg' ? 'jpeg' : ending}`;

async function answerApi(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [status, body] = await getResponse(route, request);
  if (body instanceof Uint8Array) {
    const ending = /\.(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    response.writeHead(status, { 'Content-Type': getImageType(ending) }).end(body);
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Creates the server of the editor: its page and its API. The caller makes it listen. */
export function createEditor({
  drafts,
  proposals,
  news,
  token,
  port,
  preview,
  page,
}: EditorOptions): Server {
  const routes = {
    ...createRoutes({ drafts, preview, hasNews: news !== undefined }),
    ...createProposalRoutes(proposals),
    ...(news && createNewsRoutes(news)),
  };
  return createServer((request, response) => {
    setPageHeaders(response, preview);
    const at = getAllowedPath(request, { token, port });
    if (at === undefined) {
      response.writeHead(403).end();
      return;
    }
    const route = routes[`${request.method} ${at}`];
    if (route) void answerApi(route, request, response);
    else if (request.method === 'GET') void sendPageFile(page, at, response);
    else response.writeHead(405).end();
  });
}
