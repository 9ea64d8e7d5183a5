import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';

import { StartError } from '../start-error.ts';
import { Terminal } from './terminal.ts';

const INTERRUPT = '\u0003';
const END = '\u0004';

/** Creates a terminal at which `keys` are typed. */
function createTerminal(keys: string): Terminal {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const terminal = new Terminal(input, new PassThrough());
  input.write(keys);
  return terminal;
}

test('an interrupted text is not accepted', async () => {
  await expect(
    createTerminal(`half an answer\rand its${INTERRUPT}`).text('Answer'),
  ).rejects.toThrow(StartError);
});

test.each([
  ['interrupted', INTERRUPT],
  ['ended', END],
])('a passphrase that is %s is not accepted as an empty one', async (_name, key) => {
  await expect(createTerminal(key).secret('Passphrase')).rejects.toThrow(StartError);
});

test('a confirmation that is interrupted or ended does not confirm', async () => {
  await expect(createTerminal(INTERRUPT).confirms('Delete?')).rejects.toThrow(StartError);
  expect(await createTerminal(END).confirms('Delete?')).toBe(false);
});

test('completed input is accepted', async () => {
  expect(await createTerminal('one\rtwo\r.\r').text('Answer')).toBe('one\ntwo');
  expect(await createTerminal('correct horse\r').secret('Passphrase')).toBe('correct horse');
  expect(await createTerminal(`one\r${END}`).text('Answer')).toBe('one');
});
