import { StartError } from '../start-error.ts';
import { nameOfKey } from '../submissions/keys.ts';
import { open, seal } from '../submissions/seal.ts';
import { PURPOSES } from '../submissions/store.ts';
import { openAnswer, sealAnswer } from './answer.ts';
import type { Desk } from './desk.ts';
import { makeKeyFile } from './key-file.ts';
import { word } from './words.ts';

/** Makes a key pair for a department, in a file of its own. */
export async function newKey(desk: Desk, file: string): Promise<void> {
  const passphrase = await desk.terminal.secret(word('key.newPassphrase'));
  if (passphrase !== '' && (await desk.terminal.secret(word('key.again'))) !== passphrase)
    throw new StartError(word('key.differs'));
  const { publicKey } = await makeKeyFile(file, passphrase);
  console.log(word(passphrase === '' ? 'key.madeOpen' : 'key.made', { file }));
  console.log(`SUBMISSIONS_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
}

/**
 * Seals to a new key whatever is sealed to the old one, row by row: stopped halfway it can be run
 * again. The old key is needed until nothing is left for it.
 */
export async function rotate(desk: Desk, oldFile: string, newFile: string): Promise<void> {
  const from = await desk.key(oldFile);
  const to = await desk.key(newFile);
  const [oldName, newName] = [nameOfKey(from.publicKey), nameOfKey(to.publicKey)];
  await desk.withStore('write', async (store) => {
    let moved = 0;
    for (const purpose of PURPOSES)
      for (const { id } of await store.list(purpose)) {
        const row = await store.find(id);
        if (row?.recipient !== oldName) continue;
        const sealed = await seal(await open(row, from), row, to.publicKey);
        const answer = (await store.reportOf(id))?.answer;
        const copy = answer
          ? await sealAnswer(await openAnswer(answer, row, from), row, to.publicKey)
          : null;
        if (await store.reseal(id, oldName, newName, sealed, copy)) moved += 1;
      }
    console.log(word('key.rotated', { count: moved }));
    console.log(`SUBMISSIONS_PUBLIC_KEY=${Buffer.from(to.publicKey).toString('base64')}`);
  });
}
