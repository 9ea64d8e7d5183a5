import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sodium from 'libsodium-wrappers-sumo';
import { z } from 'zod';

/**
 * The format of an archive of several files, which is encrypted as a whole to a public key. Files of any size need
 * little memory:
 *
 *   magic                 8 bytes
 *   key of the stream     libsodium sealed box (X25519), to the public key
 *   header of the stream  libsodium secretstream (XChaCha20-Poly1305)
 *   chunks                of 64 KiB each, the last one marked: an archive that was cut off is refused
 *
 * The stream contains the length of a JSON list of names and sizes, the list, and the files in its order.
 */
const MAGIC = Buffer.from('SITEBAK1');
const CHUNK_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;
const SEALED_KEY_BYTES = 80;
const LIST_MAX_BYTES = 64 * 1024;

const listSchema = z
  .array(
    z.object({
      // A name without a folder, so that files are only written into the target folder.
      name: z.string().regex(/^\w[\w.-]*$/),
      bytes: z.int().nonnegative(),
    }),
  )
  .refine((files) => new Set(files.map(({ name }) => name)).size === files.length);
type FileList = z.infer<typeof listSchema>;

/** The archive was cut off or changed, is for another key, or is not an archive. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Splits bytes into pieces of one size; the last one may be smaller, and is marked as the last. */
async function* splitIntoPieces(source: AsyncIterable<Uint8Array>, size: number) {
  let remainder: Uint8Array = Buffer.alloc(0);
  for await (const chunk of source) {
    remainder = remainder.length > 0 ? Buffer.concat([remainder, chunk]) : chunk;
    for (; remainder.length > size; remainder = remainder.subarray(size))
      yield { piece: remainder.subarray(0, size), last: false };
  }
  yield { piece: remainder, last: true };
}

/** Yields the content to encrypt: the list of files, then the files. */
async function* getContent(folder: string, names: readonly string[]): AsyncGenerator<Uint8Array> {
  const files = names.map((name) => path.join(folder, name));
  const list = names.map((name, index) => ({ name, bytes: statSync(files[index] ?? '').size }));
  const listBytes = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(listBytes.length);
  yield Buffer.concat([length, listBytes]);
  for (const file of files) yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  publicKey: Uint8Array,
  key: Uint8Array,
): AsyncGenerator<Uint8Array> {
  const { state, header } = sodium.crypto_secretstream_xchacha20poly1305_init_push(key);
  yield MAGIC;
  yield sodium.crypto_box_seal(key, publicKey);
  yield header;
  for await (const { piece, last } of splitIntoPieces(source, CHUNK_BYTES)) {
    const tag = last
      ? sodium.crypto_secretstream_xchacha20poly1305_TAG_FINAL
      : sodium.crypto_secretstream_xchacha20poly1305_TAG_MESSAGE;
    yield sodium.crypto_secretstream_xchacha20poly1305_push(state, piece, null, tag);
  }
}

/**
 * Writes files of a folder into a new archive, which is on the disk when the promise resolves. Resolves with the key of
 * the stream, which also opens this archive. Rejects if the archive cannot be created.
 */
export async function sealFiles(
  folder: string,
  names: readonly string[],
  archive: string,
  publicKey: Uint8Array,
): Promise<Uint8Array> {
  await sodium.ready;
  const key = sodium.crypto_secretstream_xchacha20poly1305_keygen();
  await pipeline(
    encrypt(getContent(folder, names), publicKey, key),
    createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return key;
}

async function* decrypt(
  archive: string,
  unsealKey: (sealedKey: Uint8Array) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  const headerBytes = sodium.crypto_secretstream_xchacha20poly1305_HEADERBYTES;
  const head = Buffer.alloc(MAGIC.length + SEALED_KEY_BYTES + headerBytes);
  const handle = await open(archive);
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC))
    throw new ArchiveError('It is not an archive.');
  const headerAt = MAGIC.length + SEALED_KEY_BYTES;
  let key: Uint8Array;
  try {
    key = unsealKey(head.subarray(MAGIC.length, headerAt));
  } catch {
    throw new ArchiveError('It is sealed to another key, or was changed.');
  }
  const state = sodium.crypto_secretstream_xchacha20poly1305_init_pull(
    head.subarray(headerAt),
    key,
  );
  const chunks = createReadStream(archive, {
    start: head.length,
  }) as AsyncIterable<Uint8Array>;
  const size = CHUNK_BYTES + sodium.crypto_secretstream_xchacha20poly1305_ABYTES;
  const final = sodium.crypto_secretstream_xchacha20poly1305_TAG_FINAL;
  for await (const { piece, last } of splitIntoPieces(chunks, size)) {
    const openedPiece =
      piece.length >= sodium.crypto_secretstream_xchacha20poly1305_ABYTES &&
      sodium.crypto_secretstream_xchacha20poly1305_pull(state, piece, null);
    if (!openedPiece || last !== (openedPiece.tag === final))
      throw new ArchiveError('It was cut or changed.');
    yield openedPiece.message;
  }
}

/** Reads the list. Anyone with the public key can create an archive, so a decrypted one may still be invalid. */
function readList(bytes: Buffer): FileList {
  try {
    return listSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new ArchiveError('Its list cannot be read.');
  }
}

/** Writes the output of `getContent` back into files. */
async function writeFiles(source: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const reader = source[Symbol.asyncIterator]();
  let remainder: Uint8Array = Buffer.alloc(0);
  /** Returns between one and `bytes` bytes. */
  async function take(bytes: number): Promise<Uint8Array> {
    while (remainder.length === 0) {
      const { value, done } = await reader.next();
      if (done) throw new ArchiveError('It ends before its last file does.');
      remainder = value;
    }
    const chunk = remainder.subarray(0, bytes);
    remainder = remainder.subarray(bytes);
    return chunk;
  }
  async function takeAll(bytes: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for (
      let remainingBytes = bytes;
      remainingBytes > 0;
      remainingBytes -= parts.at(-1)?.length ?? 0
    )
      parts.push(await take(remainingBytes));
    return Buffer.concat(parts);
  }

  const length = (await takeAll(LENGTH_BYTES)).readUInt32BE();
  if (length > LIST_MAX_BYTES) throw new ArchiveError('Its list is too long.');
  for (const { name, bytes } of readList(await takeAll(length))) {
    let handle: FileHandle | undefined;
    try {
      handle = await open(path.join(folder, name), 'wx', 0o600);
      for (let remainingBytes = bytes; remainingBytes > 0;) {
        const part = await take(remainingBytes);
        await handle.writeFile(part);
        remainingBytes -= part.length;
      }
    } finally {
      await handle?.close();
    }
  }
  // The mark of the end follows the last file.
  while (!(await reader.next()).done);
}

/** Unpacks an archive into an empty folder with a key pair, or with the key that `sealFiles` returned. */
export async function openArchive(
  archive: string,
  folder: string,
  key: { readonly publicKey: Uint8Array; readonly privateKey: Uint8Array } | Uint8Array,
): Promise<void> {
  await sodium.ready;
  const unsealKey = (sealedKey: Uint8Array): Uint8Array =>
    key instanceof Uint8Array
      ? key
      : sodium.crypto_box_seal_open(sealedKey, key.publicKey, key.privateKey);
  await writeFiles(decrypt(archive, unsealKey), folder);
}
