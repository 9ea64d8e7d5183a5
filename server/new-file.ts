import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/**
 * Writes a new file that only its owner can read, and does not return before it is on the disk.
 * Throws where there is one already: nothing of ours is ever overwritten.
 */
export function writeNewFile(file: string, content: string | Uint8Array): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, Buffer.from(content));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
