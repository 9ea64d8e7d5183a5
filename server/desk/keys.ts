import { StartError } from '../start-error.ts';
import { resealSubmission } from '../submissions/submission-service.ts';
import { PURPOSES } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { makeKeyFile } from './key-file.ts';
import { message } from './messages.ts';

/** Makes a key pair for a department, in a file of its own. */
export async function newKey(desk: Desk, file: string): Promise<void> {
  const passphrase = await desk.terminal.secret(message('key.newPassphrase'));
  if (passphrase !== '' && (await desk.terminal.secret(message('key.again'))) !== passphrase)
    throw new StartError(message('key.differs'));
  const { publicKey } = await makeKeyFile(file, passphrase);
  console.log(message(passphrase === '' ? 'key.madeOpen' : 'key.made', { file }));
  console.log(`SUBMISSIONS_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
}

/**
 * Seals to a new key whatever is sealed to the old one, row by row: stopped halfway it can be run
 * again. The old key is needed until nothing is left for it.
 */
export async function rotate(desk: Desk, oldFile: string, newFile: string): Promise<void> {
  const from = await desk.key(oldFile);
  const to = await desk.key(newFile);
  await desk.withStore('write', async (store) => {
    let moved = 0;
    for (const purpose of PURPOSES)
      for (const { id } of await store.list(purpose))
        if (await resealSubmission(store, id, from, to.publicKey)) moved += 1;
    console.log(message('key.rotated', { count: moved }));
    console.log(`SUBMISSIONS_PUBLIC_KEY=${Buffer.from(to.publicKey).toString('base64')}`);
  });
}
