import { crc32, inflateRawSync } from 'node:zlib';

import { refuseDocument } from './document-problem.ts';

/*
 * Reads plain ZIP archives (APPNOTE.TXT 6.3), as office programs write them: every byte of the file belongs to one
 * entry or to the directory, and an entry, its directory record and its content agree. Any other archive is refused,
 * because another program could read files from it that are not inspected here.
 */

/** No document of 2 MB unpacks to more; a larger one is a decompression bomb. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
const ENTRIES_MAX = 5000;

const LOCAL_HEADER = { signature: 0x04034b50, length: 30 } as const;
const DIRECTORY_HEADER = { signature: 0x02014b50, length: 46 } as const;
const END = { signature: 0x06054b50, length: 22 } as const;
const DESCRIPTOR_SIGNATURE = 0x08074b50;

const STORED = 0;
const DEFLATED = 8;
/** Bits of an entry's flags. */
const ENCRYPTED = 0x2041;
/** Compression level, sizes after the content, names in UTF-8. */
const KNOWN_FLAGS = 0x080e;
const SIZES_FOLLOW = 0x0008;
/**
 * Flags that do not affect where the content is: the compression level, and the encoding of a name that is compared as
 * bytes.
 */
const HINTS = 0x0806;

/** The extra field of Info-ZIP with a second name, in Unicode. */
const UNICODE_PATH = 0x7075;
/** A name that neither leads out of the archive nor spells a path in a second way. */
const NAME = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\\p{C}:]+$/u;

interface Entry {
  readonly name: string;
  readonly rawName: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

function check(isTrue: boolean): asserts isTrue {
  if (!isTrue) refuseDocument('attachment.invalid');
}

/** Returns whether no extra field gives the entry a second name. */
function hasOneName(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === UNICODE_PATH) return false;
  return true;
}

/** Returns the entries of the directory by their position in the file, and where the directory starts. */
function readDirectory(bytes: Buffer): { readonly entries: Entry[]; readonly start: number } {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  check(end !== -1 && end + END.length <= bytes.length);
  check(end + END.length + bytes.readUInt16LE(end + 20) === bytes.length);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  check(bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count);
  check(start + bytes.readUInt32LE(end + 12) === end && count > 0 && count <= ENTRIES_MAX);
  const entries: Entry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    check(at + DIRECTORY_HEADER.length <= end);
    check(bytes.readUInt32LE(at) === DIRECTORY_HEADER.signature);
    const nameStart = at + DIRECTORY_HEADER.length;
    const extraStart = nameStart + bytes.readUInt16LE(at + 28);
    const commentStart = extraStart + bytes.readUInt16LE(at + 30);
    const rawName = bytes.subarray(nameStart, extraStart);
    check(hasOneName(bytes.subarray(extraStart, commentStart)));
    entries.push({
      name: new TextDecoder('utf-8', { fatal: true }).decode(rawName),
      rawName,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = commentStart + bytes.readUInt16LE(at + 32);
  }
  check(at === end);
  return { entries: entries.toSorted((a, b) => a.offset - b.offset), start };
}

/** Returns where the packed content of an entry begins. Refuses a local header that differs from the directory. */
function checkLocalHeader(bytes: Buffer, entry: Entry): number {
  const { offset: at, rawName, flags, method, crc, packedSize, size } = entry;
  check(at + LOCAL_HEADER.length + rawName.length <= bytes.length);
  check(bytes.readUInt32LE(at) === LOCAL_HEADER.signature);
  if (flags & ENCRYPTED) refuseDocument('attachment.password');
  check((flags & ~KNOWN_FLAGS) === 0);
  const nameStart = at + LOCAL_HEADER.length;
  const extraStart = nameStart + bytes.readUInt16LE(at + 26);
  const contentStart = extraStart + bytes.readUInt16LE(at + 28);
  check(bytes.subarray(nameStart, extraStart).equals(rawName));
  check(hasOneName(bytes.subarray(extraStart, contentStart)));
  check(((bytes.readUInt16LE(at + 6) ^ flags) & ~HINTS) === 0);
  check(bytes.readUInt16LE(at + 8) === method);
  const mayBeLeftOut = (flags & SIZES_FOLLOW) !== 0;
  for (const [index, value] of [crc, packedSize, size].entries()) {
    const statedSize = bytes.readUInt32LE(at + 14 + 4 * index);
    check(statedSize === value || (mayBeLeftOut && statedSize === 0));
  }
  return contentStart;
}

/** Returns where an entry ends: after its content and the sizes that may follow it. */
function checkDescriptor(bytes: Buffer, contentEnd: number, entry: Entry): number {
  if (!(entry.flags & SIZES_FOLLOW)) return contentEnd;
  check(contentEnd + 12 <= bytes.length);
  const hasSignature = bytes.readUInt32LE(contentEnd) === DESCRIPTOR_SIGNATURE;
  const at = hasSignature ? contentEnd + 4 : contentEnd;
  check(at + 12 <= bytes.length);
  const { crc, packedSize, size } = entry;
  check(
    [crc, packedSize, size].every((value, index) => bytes.readUInt32LE(at + 4 * index) === value),
  );
  return at + 12;
}

function unpack(packedContent: Buffer, { method, size, crc }: Entry): Buffer {
  check(method === STORED || method === DEFLATED);
  let content = packedContent;
  if (method === DEFLATED) {
    const { buffer, engine } = inflateRawSync(packedContent, {
      maxOutputLength: Math.max(1, size),
      info: true,
    }) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    check(engine.bytesWritten === packedContent.length);
    content = buffer;
  }
  check(content.length === size && crc32(content) === crc);
  return content;
}

/**
 * Returns the files of an archive by name, without folders. Throws a `RefusedDocument` if the archive is not plain,
 * unpacks to too much, or has a password, and another error if it cannot be read.
 */
export function readArchive(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const { entries, start } = readDirectory(bytes);
  const files = new Map<string, Buffer>();
  const names = new Set<string>();
  let position = 0;
  let unpackedBytes = 0;
  for (const entry of entries) {
    const { name, offset, packedSize, size } = entry;
    unpackedBytes += size;
    check(offset === position && unpackedBytes <= UNPACKED_MAX_BYTES);
    // Programs compare the names of parts without case (ECMA-376-2, 6.2.2.3).
    const comparedName = name.toLowerCase();
    check(NAME.test(name) && !names.has(comparedName));
    names.add(comparedName);
    const contentStart = checkLocalHeader(bytes, entry);
    const contentEnd = contentStart + packedSize;
    check(contentEnd <= start);
    const content = unpack(bytes.subarray(contentStart, contentEnd), entry);
    position = checkDescriptor(bytes, contentEnd, entry);
    if (!name.endsWith('/')) files.set(name, content);
    else check(size === 0);
  }
  check(position === start);
  return files;
}
