import { appendFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatReceipt } from '@site/contract/receipt';

import {
  writePublicData,
  makeFolder,
  getSharedDist,
  WIDE_RATE_LIMITS,
} from '../server/fixture/dist.ts';
import { getForm, formatJson, REPORT, send } from '../server/fixture/forms.ts';
import { createInquiryForm, createPdf } from '../server/fixture/inquiry.ts';
import { getRepetitions } from '../server/fixture/counts.ts';
import { startServer } from '../server/fixture/program.ts';
import { createDocx } from '../server/fixture/zip.ts';

/**
 * A visitor reads a page during an attack on another route: every request for the page is served. The slowest response
 * time is written to `ATTACKS_REPORT`, which `npm run test:endurance` prints.
 */

const { ATTACKS_REPORT } = process.env;

let folder: string;
let url: string;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = makeFolder();
  const server = await startServer(
    {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      DIST_DIR: getSharedDist(),
      PUBLIC_DATA_FILE: writePublicData(folder),
      ...WIDE_RATE_LIMITS,
    },
    undefined,
    'file',
  );
  ({ url } = server);
  port = Number(new URL(url).port);
  stop = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The visitor runs on a separate thread, so that the attacker's work does not delay it. */
const READER = `
  import { request } from 'node:http';
  import { parentPort, workerData } from 'node:worker_threads';
  const durations = [];
  let failed = 0;
  const read = () => new Promise((resolve) => {
    const started = performance.now();
    const end = (done) => {
      durations.push(performance.now() - started);
      if (!done) failed += 1;
      resolve();
    };
    request(workerData.address, { agent: false }, (response) =>
      response.resume().on('end', () => end(response.statusCode === 200)).on('error', () => end(false)),
    ).on('error', () => end(false)).end();
  });
  do {
    await read();
    if (durations.length === 1) parentPort.postMessage('reading');
  } while (Atomics.load(workerData.stopped, 0) === 0);
  parentPort.postMessage({ durations, failed });
`;

interface Reading {
  readonly durations: readonly number[];
  readonly failed: number;
}

/** Reads a page repeatedly during `attack`. */
async function readDuring(attack: () => Promise<unknown>): Promise<Reading> {
  const source = new URL(`data:text/javascript,${encodeURIComponent(READER)}`);
  const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData = { address: `${url}/home/connected`, stopped: stopFlag };
  const reader = new Worker(source, { workerData });
  const reading = Promise.withResolvers<void>();
  const result = new Promise<Reading>((resolve, reject) => {
    reader.on('error', reject).on('message', (message: Reading | 'reading') => {
      if (message === 'reading') reading.resolve();
      else resolve(message);
    });
  });
  await reading.promise;
  try {
    await attack();
  } finally {
    Atomics.store(stopFlag, 0, 1);
  }
  return result;
}

const repeatTogether = (count: number, act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** Sends a request and ignores the response. */
const fire = async (answer: Promise<Response>): Promise<void> =>
  void (await (await answer.catch(() => undefined))?.arrayBuffer().catch(() => undefined));

/** Opens connections that send `text` and then nothing; closes them after all of them are open. */
async function openConnections(count: number, text: string): Promise<void> {
  const sockets: Socket[] = [];
  await repeatTogether(
    count,
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        sockets.push(socket);
        socket.on('error', () => resolve()).write(text, () => resolve());
      }),
  );
  await setTimeout(getRepetitions(0, 2000));
  for (const socket of sockets) socket.destroy();
}

const MARKS = `a${'\u0301'.repeat(62_000)}${'\u0327'.repeat(62_000)}`;
const HALF_AN_UPLOAD =
  'POST /api/inquiries HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\n' +
  'Content-Length: 2000000\r\n\r\n--a\r\nContent-Disposition: form-data; name="attachment"; ' +
  `filename="a.pdf"\r\n\r\n%PDF-1.7 ${'a'.repeat(100_000)}`;
// Slow packing is done before the visitor reads.
/** 60 MB in 60 KB. */
const BOMB = new Uint8Array(
  zipSync({ ...unzipSync(createDocx({})), 'word/a.xml': new Uint8Array(60 * 1024 * 1024) }),
);
const MANY_FILES = new Uint8Array(
  zipSync(
    Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`word/${index}`, new Uint8Array(0)]),
    ),
    { level: 0 },
  ),
);
const MANY_NAMES = JSON.stringify(
  Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`a${index}`, ''])),
);
/** The head declares 40,000 × 40,000 pixels in a few bytes. */
const FLOOD = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200009c4000009c400806000000a0a0a0a00000000049454e44ae426082',
  'hex',
);
const FEW = getRepetitions(2, 100);
const MANY = getRepetitions(4, 1000);

const ATTACKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'nothing, for comparison': () => setTimeout(getRepetitions(0, 2000)),
  [`${FEW} texts that are slow to normalize`]: () =>
    repeatTogether(FEW, () =>
      fire(send({ url }, 'report', formatJson(REPORT, { content: MARKS }))),
    ),
  [`${FEW} passwords that are slow to normalize`]: () =>
    repeatTogether(FEW, () =>
      fire(send({ url }, 'lookup', formatJson({ receipt: 'a', password: MARKS }))),
    ),
  [`${getRepetitions(2, 200)} look-ups at once`]: () =>
    repeatTogether(getRepetitions(2, 200), () =>
      fire(
        send(
          { url },
          'lookup',
          formatJson({ receipt: formatReceipt(Buffer.alloc(10, 7)), password: REPORT.password }),
        ),
      ),
    ),
  [`${MANY} reports at once`]: () =>
    repeatTogether(MANY, (index) =>
      fire(send({ url }, 'report', getForm(REPORT, { title: `${index}` }))),
    ),
  [`${getRepetitions(2, 100)} reports with 2 MiB each`]: () =>
    repeatTogether(getRepetitions(2, 100), (index) =>
      fire(
        send(
          { url },
          'report',
          getForm(
            REPORT,
            { title: `${index}` },
            { name: 'a.pdf', content: createPdf(2 * 1024 * 1024) },
          ),
        ),
      ),
    ),
  '220 half-sent uploads': () => openConnections(220, HALF_AN_UPLOAD),
  '1,000 idle connections': () => openConnections(1000, ''),
  '1,000 connections with half a head': () => openConnections(1000, 'GET / HTTP/1.1\r\nHost:'),
  [`${FEW} documents that unpack to 60 MB`]: () =>
    repeatTogether(FEW, () =>
      fire(
        fetch(`${url}/api/inquiries`, {
          method: 'POST',
          body: createInquiryForm({}, { name: 'a.docx', content: BOMB }),
        }),
      ),
    ),
  [`${FEW} pictures that claim 1.6 billion points`]: () =>
    repeatTogether(FEW, () =>
      fire(
        fetch(`${url}/api/inquiries`, {
          method: 'POST',
          body: createInquiryForm({}, { name: 'a.png', content: new Uint8Array(FLOOD) }),
        }),
      ),
    ),
  [`${FEW} archives of 20,000 empty files`]: () =>
    repeatTogether(FEW, () =>
      fire(
        fetch(`${url}/api/inquiries`, {
          method: 'POST',
          body: createInquiryForm({}, { name: 'a.docx', content: MANY_FILES }),
        }),
      ),
    ),
  [`${FEW} bodies with 100,000 names`]: () =>
    repeatTogether(FEW, () => fire(send({ url }, 'report', MANY_NAMES))),
  [`${FEW} bodies 15,000 levels deep`]: () =>
    repeatTogether(FEW, () =>
      fire(send({ url }, 'report', '['.repeat(15_000) + ']'.repeat(15_000))),
    ),
  [`${MANY} searches for (a+)+$ and the like`]: () =>
    repeatTogether(MANY, (index) =>
      fire(
        fetch(`${url}/api/searches?q=${encodeURIComponent(`(a+)+$ ${'a'.repeat(80)}${index}`)}`),
      ),
    ),
  [`${MANY} unknown files`]: () =>
    repeatTogether(MANY, (index) => fire(fetch(`${url}/assets/unknown-${index}.js`))),
};

test.each(Object.entries(ATTACKS))('a page is read during: %s', async (name, attack) => {
  const { durations, failed } = await readDuring(attack);
  expect(failed).toBe(0);
  expect(durations.length).toBeGreaterThan(0);
  if (!ATTACKS_REPORT) return;
  const sortedDurations = durations.toSorted((a, b) => a - b);
  const row = {
    attack: name,
    pages: durations.length,
    median: sortedDurations[Math.floor(sortedDurations.length / 2)],
    slowest: sortedDurations.at(-1),
  };
  appendFileSync(ATTACKS_REPORT, `${JSON.stringify(row)}\n`);
});
